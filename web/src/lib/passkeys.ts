// Passkeys: the server asks, the browser answers. Bytes travel as base64url, both ways.
import type { PasskeyAnswer, PasskeyOptions } from "../protocol";

export function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

export function text(given: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(given), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Named {
  id: string;
}

function listed(found: unknown): PublicKeyCredentialDescriptor[] {
  return ((found ?? []) as Named[]).map((one) => ({ ...one, type: "public-key", id: bytes(one.id) }));
}

/** Whether this browser, at this address, knows passkeys at all. */
export function passkeysThere(): boolean {
  return "PublicKeyCredential" in window && isSecureContext;
}

function answer(asked: PasskeyOptions, made: PublicKeyCredential, response: Record<string, string>): PasskeyAnswer {
  const id = text(made.rawId);
  return { challenge: asked.challenge, credential: { id, rawId: id, type: made.type, response, clientExtensionResults: {} } };
}

/** A new passkey; null if the reader would rather not. */
export async function makePasskey(asked: PasskeyOptions): Promise<PasskeyAnswer | null> {
  const options = asked.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(asked, made, { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) });
}

/** The answer of a passkey that is there; null if none is chosen. */
export async function usePasskey(asked: PasskeyOptions): Promise<PasskeyAnswer | null> {
  const options = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return answer(asked, found, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
  });
}
