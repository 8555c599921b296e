import type { Document, StoredDocument } from '@generated/model';
import { type Caller, isStaff } from '../calls/caller';
import type { documentRows } from '../db/schema';
import { signedUrl } from './signed-url';
import type { ExchangePorts } from '../ports/exchange-ports';

export type DocumentRow = typeof documentRows.$inferSelect;

/** The reader of a document. */
export interface ReadingCall {
  caller: Caller;
  ports: Pick<ExchangePorts, 'settings' | 'clock'>;
}

/** Adds a fresh signed address; a staff member who opens it is recorded. */
export async function documentBody(
  row: DocumentRow,
  { caller, ports: { settings, clock } }: ReadingCall,
): Promise<Document> {
  const session = isStaff(caller) ? caller.sessionId : undefined;
  return {
    ...storedDocument(row),
    claim_id: row.claim_id,
    url: await signedUrl(settings, row.id, clock(), session),
  };
}

/** Without an address. */
export function storedDocument(row: DocumentRow): StoredDocument {
  return {
    id: row.id,
    kind: row.kind,
    redacted: row.redacted,
    filename: row.filename,
    content_type: row.content_type,
    byte_size: row.byte_size,
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}
