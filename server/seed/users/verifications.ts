import { DAY } from '@/domain/time';
import { keysOf } from '@/domain/keys-of';
import type { Database } from '../../db/database';
import { identityVerificationRows } from '../../db/schema';
import { waitingDays, type SeedClock } from '../clock';
import { DEMO_ADMINS, DEMO_USERS } from '../demo-accounts';
import type { DocumentBook, Pictures } from '../documents/documents';
import { insertRows, resetIds } from '../insert';
import { latinName } from './people';
import { drawIdentityCard, type IdentityCard } from '../documents/pictures';
import { createRandom, type Random } from '../random';
import type { SeededUser } from './users';

type Verification = typeof identityVerificationRows.$inferInsert & { id: number };
type Submission = Pick<Verification, 'status' | 'attempt'> & {
  user: SeededUser;
  flaw: Flaw | null;
};

/** What can be wrong with documents, in the words of the staff. The documents show it. */
const FLAWS = {
  expired: 'The document has expired.',
  unreadable: 'The picture is not readable.',
  other_name: 'The name on the document is not the name of the account.',
  other_photo: 'The photo does not show the same person.',
} as const;
type Flaw = keyof typeof FLAWS;
const flaws = keysOf(FLAWS);

const TITLES = {
  passport: 'PASSPORT',
  'identity-card': 'IDENTITY CARD',
  'driving-licence': 'DRIVER LICENSE',
} as const;
type IdentityDocument = keyof typeof TITLES;
const documents = keysOf(TITLES);

/** Two documents for everybody who ever submitted; some had to do it twice. */
export async function seedVerifications(
  users: readonly SeededUser[],
  book: DocumentBook,
  pictures: Pictures,
  clock: SeedClock,
): Promise<Verification[]> {
  const random = createRandom('verifications');
  const verifications: Verification[] = [];
  for (const submission of submissionsOf(users, random)) {
    const { user, status, attempt, flaw } = submission;
    const age = (clock.now.getTime() - user.created_at.getTime()) / DAY;
    const submitted =
      status === 'pending' ? waitingDays(user.id, age, 1) : age * (attempt === 1 ? 0.8 : 0.5);
    const submitted_at = clock.daysAgo(submitted);
    const document = random.pick(documents);
    const variant = user.id % pictures.photos.length;
    const photo =
      pictures.photos[(variant + (flaw === 'other_photo' ? 1 : 0)) % pictures.photos.length];
    if (!photo) throw new Error('There is no photo to show.');
    const card = await drawIdentityCard(
      cardOf(submission, { document, variant, users, clock, random }),
    );
    const reviewed_at = status === 'pending' ? null : clock.daysAgo(submitted * 0.9);
    const papersOf = { user_id: user.id, visibility: 'staff' } as const;
    verifications.push({
      id: verifications.length + 1,
      user_id: user.id,
      attempt,
      country: user.country ?? 'US',
      gov_id_document_id: book.add(
        { ...papersOf, kind: 'gov_id', filename: `${document}.png` },
        await book.picture(card),
        submitted_at,
      ),
      personal_photo_document_id: book.add(
        { ...papersOf, kind: 'personal_photo', filename: 'me.png' },
        photo,
        submitted_at,
      ),
      status,
      rejection_reason: isNegative(status) && flaw ? FLAWS[flaw] : null,
      earlier_reason: attempt > 1 ? (verifications.at(-1)?.rejection_reason ?? null) : null,
      submitted_at,
      reviewed_by_admin_id: reviewed_at ? random.int(1, DEMO_ADMINS.length) : null,
      reviewed_at,
      created_at: submitted_at,
      updated_at: reviewed_at ?? submitted_at,
    });
  }
  return verifications;
}

/** When the identity of each user was approved. */
export function approvalsOf(verifications: readonly Verification[]): Map<number, Date> {
  return new Map(
    verifications.flatMap(({ user_id, status, reviewed_at }) =>
      status === 'approved' && reviewed_at ? [[user_id, reviewed_at]] : [],
    ),
  );
}

const isNegative = (status: Submission['status']) =>
  status === 'rejected' || status === 'resubmission_requested';

function submissionsOf(users: readonly SeededUser[], random: Random): Submission[] {
  return users.flatMap((user): Submission[] => {
    const { identity_status: status } = user;
    if (status === 'not_submitted') return [];
    // Waiting documents are mostly in order; a reviewer should find something now and then.
    const isFlawed =
      isNegative(status) ||
      (status === 'pending' && user.id > DEMO_USERS.length && random.chance(0.25));
    const latest = { user, status, flaw: isFlawed ? random.pick(flaws) : null };
    if (status === 'resubmission_requested' || !random.chance(0.2)) {
      return [{ ...latest, attempt: 1 }];
    }
    const before = { user, status: 'resubmission_requested', flaw: random.pick(flaws) } as const;
    return [
      { ...before, attempt: 1 },
      { ...latest, attempt: 2 },
    ];
  });
}

interface CardFacts {
  document: IdentityDocument;
  variant: number;
  users: readonly SeededUser[];
  clock: SeedClock;
  random: Random;
}

function cardOf(
  { user, flaw }: Submission,
  { document, variant, users, clock, random }: CardFacts,
): IdentityCard {
  const other = users[(user.id + 20) % users.length] ?? user;
  const name = latinName(flaw === 'other_name' ? other : user);
  const year = 365.25;
  return {
    title: TITLES[document],
    surname: name.last,
    givenNames: name.first,
    birthDate: cardDate(clock.daysAgo(random.between(24, 70) * year)),
    expiryDate: cardDate(
      clock.daysAgo(
        // Before it was submitted, whenever that was.
        flaw === 'expired' ? random.between(2, 4) * year : -random.between(0.5, 8) * year,
      ),
    ),
    country: user.country ?? 'US',
    number: `${random.pick(['X', 'L', 'K'])}${random.int(1_000_000, 9_999_999)}`,
    variant,
    isUnreadable: flaw === 'unreadable',
  };
}

/** `14 MAR 1978`, the same on every machine. */
function cardDate(date: Date): string {
  const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${day} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

export async function insertVerifications(
  db: Database,
  verifications: readonly Verification[],
): Promise<void> {
  await insertRows(db, identityVerificationRows, verifications);
  await resetIds(db, [identityVerificationRows]);
}
