import type { Document } from '@generated/model';

/** A valid document of claim 7. */
export function aDocument(differences: Partial<Document> = {}): Document {
  return {
    id: 43,
    kind: 'proof_of_claim',
    claim_id: 7,
    redacted: false,
    filename: 'proof-of-claim.pdf',
    content_type: 'application/pdf',
    byte_size: 182_044,
    status: 'ready',
    url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0d',
    created_at: '2026-11-15T08:31:00.000Z',
    ...differences,
  };
}

/** A file chosen by a person, of seven bytes. */
export function aFile(
  name: string,
  type = name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
) {
  return new File(['content'], name, { type });
}
