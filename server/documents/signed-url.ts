import { base64Url } from '../auth/secrets';
import type { ExchangeSettings } from '../exchange-ports';

const LIFETIME_SECONDS = 5 * 60;

type Settings = Pick<ExchangeSettings, 'apiRoot' | 'signingKey'>;

/**
 * @param impersonation the session of an administrator who asks in the owner's name: it is part of the address, so that
 *   the reading can be audited and is over with that session.
 * @returns an address of the document's content that opens without a token until it expires.
 */
export async function signedUrl(
  { apiRoot, signingKey }: Settings,
  documentId: number,
  now: Date,
  impersonation?: number,
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const signature = base64Url(await sign(signingKey, documentId, { expires, impersonation }));
  const session = impersonation === undefined ? '' : `&impersonation=${impersonation}`;
  return `${apiRoot}/api/documents/${documentId}/content?expires=${expires}${session}&signature=${signature}`;
}

interface Signed {
  /** Unix seconds. */
  expires: number;
  impersonation?: number | undefined;
}

/** True where the exchange made this signature for the document and it has not expired. */
export async function isSignatureValid(
  { signingKey }: Pick<Settings, 'signingKey'>,
  documentId: number,
  { expires, impersonation, signature }: Signed & { signature: string },
  now: Date,
): Promise<boolean> {
  const expected = base64Url(await sign(signingKey, documentId, { expires, impersonation }));
  return isEqual(expected, signature) && now.getTime() < expires * 1000;
}

async function sign(
  key: Uint8Array<ArrayBuffer>,
  documentId: number,
  { expires, impersonation }: Signed,
): Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signer = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  // The first word keeps a signature from serving another purpose that the same key may get one day.
  const parts = ['document-content', documentId, expires, impersonation ?? []].flat();
  const text = new TextEncoder().encode(parts.join(':'));
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
