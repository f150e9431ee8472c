// Whether the page is dark just now, for what no style sheet can paint.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const DARK = new MediaQuery("prefers-color-scheme: dark");

export function night(): boolean {
  return settings.theme === "auto" ? DARK.current : settings.theme === "dark";
}
