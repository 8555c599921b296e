import { sql } from 'drizzle-orm';
import { checksumOf } from '../../crypto/checksum';
import type { Database } from '../../db/database';
import { documentRows } from '../../db/schema';
import { insertRows, resetIds } from '../insert';
import { drawDocument, drawPhoto } from './pictures';

type DocumentInsert = typeof documentRows.$inferInsert & { id: number };

/** A file whose content many documents may share. */
export interface Picture {
  bytes: Uint8Array;
  checksum: string;
}

export interface Pictures {
  photos: Picture[];
  documents: Picture[];
  redactedDocuments: Picture[];
}

/** Collects the documents of the seed: their ids are known before they are inserted. */
export class DocumentBook {
  readonly rows: DocumentInsert[] = [];
  private readonly pictures = new Map<string, Picture>();

  /** Keeps a file for the documents that show it; identical content is kept once. */
  async picture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
    const checksum = await checksumOf(bytes);
    const picture = this.pictures.get(checksum) ?? { bytes, checksum };
    this.pictures.set(checksum, picture);
    return picture;
  }

  /** The pictures that many documents share. */
  async drawPictures(): Promise<Pictures> {
    const draw = (count: number, drawing: (variant: number) => Promise<Uint8Array<ArrayBuffer>>) =>
      Promise.all(
        Array.from({ length: count }, async (_, variant) => this.picture(await drawing(variant))),
      );
    return {
      photos: await draw(4, drawPhoto),
      documents: await draw(3, (variant) => drawDocument(variant, false)),
      redactedDocuments: await draw(3, (variant) => drawDocument(variant, true)),
    };
  }

  add(
    document: Pick<DocumentInsert, 'user_id' | 'kind' | 'filename'> & Partial<DocumentInsert>,
    picture: Picture,
    created_at: Date,
  ): number {
    const id = this.rows.length + 1;
    this.rows.push({
      content_type: 'image/png',
      claim_id: null,
      buyer_account_id: null,
      visibility: 'private',
      redacted: false,
      status: 'ready',
      ...document,
      id,
      byte_size: picture.bytes.length,
      checksum: picture.checksum,
      created_at,
      updated_at: created_at,
    });
    return id;
  }

  /** Sends every picture once, however many documents use it. */
  async insert(db: Database): Promise<void> {
    await insertRows(db, documentRows, this.rows);
    await resetIds(db, [documentRows]);
    for (const { bytes, checksum } of this.pictures.values()) {
      await db.execute(sql`
        insert into document_contents (document_id, bytes)
        select id, ${bytes}::bytea from documents where checksum = ${checksum}
      `);
    }
  }
}
