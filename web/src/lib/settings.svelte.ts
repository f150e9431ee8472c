// What a reader has chosen, remembered on this device.
import { speak, understood } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
/** How fast the others' moves are performed: by so much stage times are stretched. */
export const PACES = { slow: 1.7, normal: 1, quick: 0.45, off: 0 } as const;
export type Pace = keyof typeof PACES;

interface Settings {
  /** Empty: as the browser prefers. */
  language: string;
  theme: Theme;
  pace: Pace;
  /** From 0, none, to 1. */
  volume: number;
  confirm: boolean;
  /** Whether this browser tells me that it is my turn, and whether the server makes it do so. */
  notify: boolean;
  pushed: boolean;
}

const KEY = "taberna";

function read(): Settings {
  const plain: Settings = { language: "", theme: "auto", pace: "normal", volume: 0.7, confirm: true, notify: false, pushed: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const all = { ...plain, ...kept };
    return { ...all, pace: all.pace in PACES ? all.pace : plain.pace };
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
  await speak(await understood([settings.language, ...navigator.languages].filter((one) => one !== "")));
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
