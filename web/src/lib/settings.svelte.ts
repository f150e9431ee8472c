// What a reader has chosen, remembered on this device.
import { LANGUAGES, speak, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
}

const KEY = "taberna";

function preferred(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wanted.find((two) => LANGUAGES.includes(two as Language))) ?? "en";
}

function read(): Settings {
  const plain: Settings = { language: preferred(), theme: "auto", sound: true, confirm: true };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...plain, ...kept, language: LANGUAGES.find((one) => one === kept.language) ?? plain.language };
  } catch {
    return plain;
  }
}

export const settings = $state<Settings>(read());

function show(): void {
  document.documentElement.dataset["theme"] = settings.theme;
}

export async function begin(): Promise<void> {
  show();
  await speak(settings.language);
}

/** Change a setting and remember it. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
  if (change.language) void speak(change.language);
}
