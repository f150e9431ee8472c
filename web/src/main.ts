import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { catalogue } from "./lib/catalogue.svelte";
import { recall } from "./lib/person.svelte";
import { begin } from "./lib/settings.svelte";

// All that the first view needs is asked for at once. A server out of reach is told of where it is needed.
const target = document.getElementById("app");
catalogue();
void Promise.all([begin(), recall().catch(() => undefined)]).then(() => {
  document.getElementById("first")?.remove();
  if (target) mount(App, { target });
});

// Opens without a line, too. Where browsers don't allow it, as on plain http, the page does without.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
