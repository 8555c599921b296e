import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database';
import { documentRows, identityVerificationRows } from '../schema';
import type { SeedClock } from './clock';
import { DEMO_ADMINS } from './demo-accounts';
import { insertRows, resetIds } from './insert';
import { drawIdentityCard, drawPaper, drawPhoto } from './pictures';
import { createRandom } from './random';
import type { SeededUser } from './users';

type DocumentInsert = typeof documentRows.$inferInsert & { id: number };
type Verification = typeof identityVerificationRows.$inferInsert & { id: number };

/** A file that many documents share the content of. */
export interface Picture {
  bytes: Uint8Array;
  checksum: string;
}

export interface Pictures {
  cards: Picture[];
  photos: Picture[];
  papers: Picture[];
  redactedPapers: Picture[];
}

export async function drawPictures(db: Database): Promise<Pictures> {
  const draw = async (count: number, drawing: (variant: number) => Promise<Uint8Array>) => {
    const files = await Promise.all(
      Array.from({ length: count }, (_, variant) => drawing(variant)),
    );
    const pictures: Picture[] = [];
    for (const bytes of files) {
      const [row] = await rowsOf<{ checksum: string }>(
        db,
        sql`select encode(sha256(${bytes}::bytea), 'hex') as checksum`,
      );
      pictures.push({ bytes, checksum: row?.checksum ?? '' });
    }
    return pictures;
  };
  return {
    cards: await draw(4, drawIdentityCard),
    photos: await draw(4, drawPhoto),
    papers: await draw(3, (variant) => drawPaper(variant, false)),
    redactedPapers: await draw(3, (variant) => drawPaper(variant, true)),
  };
}

/** Collects the documents of the seed: their ids are known before they are inserted. */
export class DocumentBook {
  readonly rows: DocumentInsert[] = [];

  add(
    document: Pick<DocumentInsert, 'user_id' | 'kind' | 'filename'> & Partial<DocumentInsert>,
    picture: Picture,
    created_at: Date,
  ): number {
    const id = this.rows.length + 1;
    this.rows.push({
      claim_id: null,
      visibility: 'private',
      redacted: false,
      status: 'ready',
      ...document,
      id,
      content_type: 'image/png',
      byte_size: picture.bytes.length,
      checksum: picture.checksum,
      created_at,
      updated_at: created_at,
    });
    return id;
  }

  /** Sends every picture once, whatever the number of its documents. */
  async insert(db: Database, pictures: Pictures): Promise<void> {
    await insertRows(db, documentRows, this.rows);
    await resetIds(db, [documentRows]);
    for (const { bytes, checksum } of Object.values(pictures).flat()) {
      await db.execute(sql`
        insert into document_contents (document_id, bytes)
        select id, ${bytes}::bytea from documents where checksum = ${checksum}
      `);
    }
  }
}

const REASONS = [
  'The document has expired.',
  'The picture is not readable: please take it again in daylight.',
  'The name on the document is not the name of the account.',
  'The photo does not show the same person.',
];

/** Two papers for everybody who ever submitted; some had to do it twice. */
export function verificationsOf(
  users: readonly SeededUser[],
  book: DocumentBook,
  pictures: Pictures,
  clock: SeedClock,
): Verification[] {
  const random = createRandom('verifications');
  const verifications: Verification[] = [];
  for (const user of users) {
    const { identity_status, country } = user;
    if (identity_status === 'not_submitted' || !country) continue;
    const age = (clock.now.getTime() - user.created_at.getTime()) / 86_400_000;
    const first =
      identity_status !== 'resubmission_requested' && random.chance(0.2)
        ? (['resubmission_requested', identity_status] as const)
        : ([identity_status] as const);
    for (const [index, status] of first.entries()) {
      const submitted = age * (0.8 - index * 0.3);
      const submitted_at = clock.daysAgo(submitted);
      const paper = random.pick(['passport', 'identity-card', 'driving-licence']);
      const variant = user.id % pictures.cards.length;
      const card = pictures.cards[variant];
      const photo = pictures.photos[variant];
      if (!card || !photo) throw new Error('There is no picture to show.');
      const reviewed_at = status === 'pending' ? null : clock.daysAgo(submitted * 0.9);
      verifications.push({
        id: verifications.length + 1,
        user_id: user.id,
        attempt: index + 1,
        country,
        gov_id_document_id: book.add(
          { user_id: user.id, kind: 'gov_id', filename: `${paper}.png`, visibility: 'staff' },
          card,
          submitted_at,
        ),
        personal_photo_document_id: book.add(
          { user_id: user.id, kind: 'personal_photo', filename: 'me.png', visibility: 'staff' },
          photo,
          submitted_at,
        ),
        status,
        rejection_reason: ['pending', 'approved'].includes(status) ? null : random.pick(REASONS),
        submitted_at,
        reviewed_by_admin_id: reviewed_at ? random.int(1, DEMO_ADMINS.length) : null,
        reviewed_at,
        created_at: submitted_at,
        updated_at: reviewed_at ?? submitted_at,
      });
    }
  }
  return verifications;
}

export async function insertVerifications(
  db: Database,
  verifications: readonly Verification[],
): Promise<void> {
  await insertRows(db, identityVerificationRows, verifications);
  await resetIds(db, [identityVerificationRows]);
}
