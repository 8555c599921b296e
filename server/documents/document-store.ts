import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documentContentRows } from '../db/schema';

/**
 * Stores the bytes of documents. A store outside the database would replace this one. It would ignore `db`, whose
 * transaction keeps the bytes and the record of a document together.
 */
export interface DocumentStore {
  put(db: Database, documentId: number, bytes: Uint8Array): Promise<void>;
  /**
   * The bytes, in pieces that are read when the reader is ready for them; fails if they are deleted in the meantime.
   */
  read(db: Database, documentId: number): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Copies the bytes for another record. */
  copy(db: Database, fromId: number, toId: number): Promise<void>;
  /** Call it before the record is deleted. */
  remove(db: Database, documentId: number): Promise<void>;
}

/**
 * How many bytes one read takes from the database at once, so that a reader does not hold up database, event loop and
 * memory.
 */
const READ_AT_ONCE = 256 * 1024;

/**
 * Passes the bytes as base64 to and from the database: PGlite takes ten times as long for raw bytes, and everybody
 * waits.
 */
export const documentStore: DocumentStore = {
  async put(db, documentId, bytes) {
    const encoded = sql`decode(${toBase64(bytes)}, 'base64')`;
    await db.insert(documentContentRows).values({ document_id: documentId, bytes: encoded });
  },
  read(db, documentId) {
    let at = 0;
    return new ReadableStream(
      {
        async pull(controller) {
          const piece = sql`substring(${documentContentRows.bytes} from ${at + 1}::int for ${READ_AT_ONCE}::int)`;
          const [row] = await db
            .select({ encoded: sql<string>`encode(${piece}, 'base64')` })
            .from(documentContentRows)
            .where(eq(documentContentRows.document_id, documentId))
            .limit(1);
          if (!row) throw new Error('The document was deleted while it was read.');
          const bytes = fromBase64(row.encoded);
          at += bytes.length;
          if (bytes.length > 0) controller.enqueue(bytes);
          if (bytes.length < READ_AT_ONCE) controller.close();
        },
      },
      // Nothing is read before the answer is being sent.
      { highWaterMark: 0 },
    );
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

/** A call takes a limited number of arguments, so the text is built in pieces. */
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
