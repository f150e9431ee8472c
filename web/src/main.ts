import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (target) void begin().then(() => mount(App, { target }));
