import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documentContentRows } from '../db/schema';

/**
 * Where the bytes of documents are. A store outside the database would take its place here; it would ignore `db`, whose
 * transaction keeps the bytes and the record of a document together.
 */
export interface DocumentStore {
  put(db: Database, documentId: number, bytes: Uint8Array): Promise<void>;
  /** The bytes, in pieces that are read when the reader is ready for them; it fails where they are deleted meanwhile. */
  read(db: Database, documentId: number): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The same bytes once more, for another record. */
  copy(db: Database, fromId: number, toId: number): Promise<void>;
  /** Called before the record is deleted. */
  remove(db: Database, documentId: number): Promise<void>;
}

/** Bytes that one reader keeps the database, the event loop and the memory busy with. */
const READ_AT_ONCE = 256 * 1024;

/** As base64 to and from the database: PGlite needs ten times as long for bytes, and everybody waits meanwhile. */
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
      // Nothing is read before the answer is on its way.
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
