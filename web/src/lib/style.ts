// Custom properties set through CSSOM, which a strict content security policy allows.
import type { Attachment } from "svelte/attachments";

export function vars(values: Record<string, string | number>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  };
}

export const COLOURS = ["red", "blue", "yellow", "green", "violet", "teal"] as const;

/** The colour of a seat, as a reference to its token. */
export function seatColour(seat: number): string {
  return `var(--${COLOURS[seat % COLOURS.length] ?? "red"})`;
}
