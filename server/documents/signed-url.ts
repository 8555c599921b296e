import { DOCUMENT_ADDRESS_MS } from '@/domain/users/links/link-lifetimes';
import { isSignature, sign } from '../crypto/secrets';
import type { ExchangeSettings } from '../ports/exchange-ports';

type Settings = Pick<ExchangeSettings, 'apiRoot' | 'signingKey'>;

/**
 * @param session that of an administrator, in their own or a user's name. It is part of the address, so that reading
 * can be audited and ends with that session.
 * @returns an address of the document's content that opens without a token until it expires.
 */
export async function signedUrl(
  { apiRoot, signingKey }: Settings,
  documentId: number,
  now: Date,
  session?: number,
): Promise<string> {
  const expires = Math.floor((now.getTime() + DOCUMENT_ADDRESS_MS) / 1000);
  const signature = await sign(...signed(signingKey, documentId, { expires, session }));
  const reader = session === undefined ? '' : `&session=${session}`;
  return `${apiRoot}/api/documents/${documentId}/content?expires=${expires}${reader}&signature=${signature}`;
}

interface Signed {
  /** Unix seconds. */
  expires: number;
  session?: number | undefined;
}

/** Whether the exchange made this signature for the document and it has not expired. */
export async function isSignatureValid(
  { signingKey }: Pick<Settings, 'signingKey'>,
  documentId: number,
  { expires, session, signature }: Signed & { signature: string },
  now: Date,
): Promise<boolean> {
  const isOurs = await isSignature(
    signature,
    ...signed(signingKey, documentId, { expires, session }),
  );
  return isOurs && now.getTime() < expires * 1000;
}

function signed(
  key: Uint8Array<ArrayBuffer>,
  documentId: number,
  { expires, session }: Signed,
): Parameters<typeof sign> {
  const parts = [documentId, expires, session ?? []].flat();
  return [key, 'document-content', parts.join(':')];
}
