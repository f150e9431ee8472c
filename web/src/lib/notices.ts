// Where I hear that it is my turn. Comes with the page about oneself.
import type { NoticeAddress, Notices, QuietHours } from "../protocol";
import { ask } from "./http";
import { choose, settings } from "./settings.svelte";

const AT = "/api/me/notices";

export const notices = {
  mine: () => ask<Notices>("GET", AT),
  mail: (address: string, language: string) => ask<Notices>("POST", `${AT}/mail`, { address, language }),
  webhook: (address: string, shape: string, language: string) => ask<Notices>("POST", `${AT}/webhook`, { address, shape, language }),
  remove: (id: string) => ask<Notices>("DELETE", `${AT}/${id}`),
  quiet: (quiet: QuietHours | null) => ask<Notices>("PATCH", `${AT}/quiet`, { quiet }),
  follow: (act: string, token: string) => ask<null>("POST", `/api/notices/${encodeURIComponent(act)}/${encodeURIComponent(token)}`),
};

/** Whether this browser can tell me anything at all: not on plain http. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return "serviceWorker" in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
}

/** Tell me in this browser: while the page is open, and where there is a push service also while it is not. */
export async function begin(key: string, language: string): Promise<"done" | "blocked"> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  choose({ notify: true });
  const subscription = await (await worker())?.pushManager?.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  const keys = subscription?.toJSON().keys;
  if (subscription && keys) {
    await ask<Notices>("POST", `${AT}/push`, { endpoint: subscription.endpoint, p256dh: keys["p256dh"], auth: keys["auth"], language });
    choose({ pushed: true });
  }
  return "done";
}

async function subscribed(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager?.getSubscription()) ?? null;
}

/** Tell me nothing more in this browser. */
export async function end(known: Notices): Promise<void> {
  const mine = await own(known);
  if (mine) await notices.remove(mine.id);
  await silence();
}

/** Nobody is told anything more in this browser: whoever uses it next is somebody else. */
export async function silence(): Promise<void> {
  choose({ notify: false, pushed: false });
  await (await subscribed())?.unsubscribe();
}

/** The address that is this browser; the server drops those where nothing arrives. */
export async function own(known: Notices): Promise<NoticeAddress | null> {
  const subscription = await subscribed();
  const mine = known.addresses.find((one) => one.endpoint !== "" && one.endpoint === subscription?.endpoint) ?? null;
  if (!mine && settings.pushed) choose({ pushed: false });
  return mine;
}

export function isOn(): boolean {
  return settings.notify;
}
