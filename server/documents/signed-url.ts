import { base64Url } from '../auth/secrets';
import type { ExchangeSettings } from '../exchange-ports';

const LIFETIME_SECONDS = 5 * 60;

type Settings = Pick<ExchangeSettings, 'apiRoot' | 'signingKey'>;

/** @returns an address of the document's content that opens without a session until it expires. */
export async function signedUrl(
  { apiRoot, signingKey }: Settings,
  documentId: number,
  now: Date,
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const signature = base64Url(await sign(signingKey, documentId, expires));
  return `${apiRoot}/api/documents/${documentId}/content?expires=${expires}&signature=${signature}`;
}

/** True where the exchange made this signature for the document and it has not expired. */
export async function isSignatureValid(
  { signingKey }: Pick<Settings, 'signingKey'>,
  documentId: number,
  { expires, signature }: { expires: number; signature: string },
  now: Date,
): Promise<boolean> {
  const expected = base64Url(await sign(signingKey, documentId, expires));
  return isEqual(expected, signature) && now.getTime() < expires * 1000;
}

async function sign(
  key: Uint8Array<ArrayBuffer>,
  documentId: number,
  expires: number,
): Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signer = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  // The first word keeps a signature from serving another purpose that the same key may get one day.
  const text = new TextEncoder().encode(`document-content:${documentId}:${expires}`);
  return new Uint8Array(await crypto.subtle.sign('HMAC', signer, text));
}

/** Takes as long for the first wrong character as for the last, so that timing tells nothing about the right one. */
function isEqual(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at += 1) {
    difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  }
  return difference === 0;
}
