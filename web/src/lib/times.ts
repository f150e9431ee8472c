// How long ago something was, or how soon it will be, in the reader's words.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago", "in 2 days"; less than a minute is now. */
export function ago(time: number, language: string, now = Date.now()): string {
  const seconds = (time - now) / 1000;
  const [unit, step] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(seconds / step), unit);
}
