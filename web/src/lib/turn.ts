// It is my turn: the tab says so by its icon, and the browser does if it may.
import { settings } from "./settings.svelte";

/** The icon of the tab says whether somebody waits for me. */
export function showTurn(mine: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=icon]")) {
    link.dataset["plain"] ??= link.getAttribute("href") ?? "";
    link.setAttribute("href", mine ? "/icon-turn.svg" : link.dataset["plain"]);
  }
}

/** Whether the browser would show a notification. */
export function mayNotify(): boolean {
  return settings.notify && "Notification" in window && Notification.permission === "granted";
}

/** Tell a reader who looks elsewhere. Where the server does, it does so under the same name: there is only one. */
export async function notifyTurn(table: string, title: string, text: string): Promise<void> {
  if (!document.hidden || !mayNotify() || settings.pushed) return;
  const shown = { body: text, icon: "/icon-192.png", tag: table, data: { link: location.href } };
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown).onclick = () => window.focus();
}
