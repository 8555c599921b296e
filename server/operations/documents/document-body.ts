import type { Document } from '@generated/model';
import type { documentRows } from '../../db/schema';
import { signedUrl } from '../../documents/signed-url';
import type { ExchangePorts } from '../../exchange-ports';

export type DocumentRow = typeof documentRows.$inferSelect;

/** With a fresh signed address. */
export async function documentBody(
  row: DocumentRow,
  { settings, clock }: Pick<ExchangePorts, 'settings' | 'clock'>,
): Promise<Document> {
  return {
    id: row.id,
    kind: row.kind,
    claim_id: row.claim_id,
    filename: row.filename,
    content_type: row.content_type,
    byte_size: row.byte_size,
    status: row.status,
    url: await signedUrl(settings, row.id, clock()),
    created_at: row.created_at.toISOString(),
  };
}

/** What the audit log says a document row is about. */
export function aboutDocument(row: Pick<DocumentRow, 'id'>, action: `document.${string}`) {
  return { action, subject_type: 'documents', subject_id: row.id };
}
