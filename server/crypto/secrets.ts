import { createSHA256 } from 'hash-wasm';

let hasher: ReturnType<typeof createSHA256> | undefined;

/** @returns 256 random bits as base64url: a session token or the secret of a link. */
export function newSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Does not use the platform's SHA-256: its detour through another thread took a tenth of a request.
 * @returns SHA-256 in hex, which the database stores instead of the secret, so that a stolen copy opens nothing.
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
 * Whether the signature is the one made from the same three inputs. The comparison takes equally long wherever the
 * first wrong character is, so that timing reveals nothing about the right one.
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
