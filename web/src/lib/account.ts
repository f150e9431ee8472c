// Keeping an account, signing in and out. Comes with the page about oneself: most visitors need none of it.
import type { PasskeyInfo, PasskeyOptions, Person } from "../protocol";
import { ask } from "./http";
import { silence } from "./notices";
import { makePasskey, usePasskey } from "./passkeys";
import { become, me, rename } from "./person.svelte";

const AT = "/api/account";

/** Keep what is mine under a name and a password; to change them takes the old password. */
export async function keep(login: string, password: string, old: string): Promise<void> {
  if (!me()) await rename(login);
  become(await ask<Person>("POST", `${AT}/password`, { login, password, old }));
}

export async function signIn(login: string, password: string): Promise<void> {
  become(await ask<Person>("POST", `${AT}/sign-in`, { login, password }));
}

/** Whether it was done: the reader may have thought better of it. */
export async function signInByPasskey(): Promise<boolean> {
  const answer = await usePasskey(await ask<PasskeyOptions>("POST", `${AT}/passkey/ask`));
  if (answer) become(await ask<Person>("POST", `${AT}/passkey/sign-in`, answer));
  return answer !== null;
}

export async function addPasskey(): Promise<boolean> {
  const answer = await makePasskey(await ask<PasskeyOptions>("POST", `${AT}/passkey/new`));
  if (answer) become(await ask<Person>("POST", `${AT}/passkey`, answer));
  return answer !== null;
}

export function passkeys(): Promise<PasskeyInfo[]> {
  return ask("GET", `${AT}/passkeys`);
}

export async function removePasskey(id: string): Promise<void> {
  await ask("DELETE", `${AT}/passkeys/${id}`);
  become(await ask<Person>("GET", "/api/me"));
}

export async function signOut(everywhere: boolean): Promise<void> {
  await silence().catch(() => undefined);
  await ask("POST", `${AT}/sign-out${everywhere ? "-everywhere" : ""}`);
  become(null);
}

export async function forget(): Promise<void> {
  await silence().catch(() => undefined);
  await ask("DELETE", "/api/me");
  become(null);
}
