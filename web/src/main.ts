import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (target) void begin().then(() => mount(App, { target }));

// Opens without a line, too. Where browsers don't allow it, as on plain http, the page does without.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
