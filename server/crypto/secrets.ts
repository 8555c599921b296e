import { createSHA256 } from 'hash-wasm';

let hasher: ReturnType<typeof createSHA256> | undefined;

/** @returns 256 random bits as base64url: a session token or the secret of a link. */
export function newSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Not by the platform: its detour over another thread took a tenth of a request.
 * @returns SHA-256 in hex: what the database keeps of a secret, so that a stolen copy of it opens nothing.
 */
export async function hashSecret(secret: string): Promise<string> {
  hasher ??= createSHA256();
  const hash = await hasher;
  return hash.init().update(secret).digest('hex');
}

/**
 * Signs a text with a key that is not in the database.
 * @param purpose keeps a signature from serving another purpose of the same key.
 * @returns HMAC-SHA-256 as base64url.
 */
export async function sign(
  key: Uint8Array<ArrayBuffer>,
  purpose: string,
  text: string,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signer = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  const bytes = new TextEncoder().encode(`${purpose}:${text}`);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', signer, bytes)));
}

/**
 * Whether the signature is the one that was made with the same three. It takes as long for the first wrong character as
 * for the last, so that timing tells nothing about the right one.
 */
export async function isSignature(
  given: string,
  ...signed: Parameters<typeof sign>
): Promise<boolean> {
  const expected = await sign(...signed);
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at += 1) {
    difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  }
  return difference === 0;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
