import { isSignature, sign } from '../crypto/secrets';
import type { ExchangeSettings } from '../ports/exchange-ports';

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
  const signature = await sign(...signed(signingKey, documentId, { expires, impersonation }));
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
  const isOurs = await isSignature(
    signature,
    ...signed(signingKey, documentId, { expires, impersonation }),
  );
  return isOurs && now.getTime() < expires * 1000;
}

function signed(
  key: Uint8Array<ArrayBuffer>,
  documentId: number,
  { expires, impersonation }: Signed,
): Parameters<typeof sign> {
  const parts = [documentId, expires, impersonation ?? []].flat();
  return [key, 'document-content', parts.join(':')];
}
