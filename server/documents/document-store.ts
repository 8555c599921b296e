import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documentContentRows } from '../db/schema';

/**
 * Where the bytes of documents are. A store outside the database would take its place here; it would ignore `db`, whose
 * transaction keeps the bytes and the record of a document together.
 */
export interface DocumentStore {
  put(db: Database, documentId: number, bytes: Uint8Array): Promise<void>;
  /** @returns null where there is nothing under this number. */
  get(db: Database, documentId: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same bytes once more, for another record. */
  copy(db: Database, fromId: number, toId: number): Promise<void>;
  /** Called before the record is deleted. */
  remove(db: Database, documentId: number): Promise<void>;
}

/** As base64 to and from the database: PGlite needs ten times as long for bytes, and everybody waits meanwhile. */
export const documentStore: DocumentStore = {
  async put(db, documentId, bytes) {
    const encoded = sql`decode(${toBase64(bytes)}, 'base64')`;
    await db.insert(documentContentRows).values({ document_id: documentId, bytes: encoded });
  },
  async get(db, documentId) {
    const [row] = await db
      .select({ encoded: sql<string>`encode(${documentContentRows.bytes}, 'base64')` })
      .from(documentContentRows)
      .where(eq(documentContentRows.document_id, documentId))
      .limit(1);
    return row ? fromBase64(row.encoded) : null;
  },
  async copy(db, fromId, toId) {
    await db.execute(sql`
      insert into ${documentContentRows} (document_id, bytes)
      select ${toId}::int, bytes from ${documentContentRows} where document_id = ${fromId}
    `);
  },
  async remove(db, documentId) {
    await db.delete(documentContentRows).where(eq(documentContentRows.document_id, documentId));
  },
};

/** A call takes a limited number of arguments, so the text is made in pieces. */
const PIECE = 0x2000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}

function fromBase64(encoded: string): Uint8Array<ArrayBuffer> {
  const text = atob(encoded);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
