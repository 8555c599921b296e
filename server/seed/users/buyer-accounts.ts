import { ACCREDITATION_BASES } from '@/domain/buyers/buyer-account';
import { fullName } from '@/domain/users/party-names';
import type { Database } from '../../db/database';
import { buyerAccountRows } from '../../db/schema';
import type { SeededCase } from '../cases/cases';
import { waitingDays, type SeedClock } from '../clock';
import type { DocumentBook, Pictures } from '../documents/documents';
import { insertRows, resetIds } from '../insert';
import { createRandom, type Random } from '../random';
import { daysSince, REVIEWED, type SeededUser, SUBMITTED } from './users';

export type SeededBuyerAccount = typeof buyerAccountRows.$inferInsert & { id: number };

const REASONS: Partial<Record<SeededUser['buyer_account_status'], string>> = {
  info_requested: 'Please submit a statement that shows the source of the funds.',
  rejected: 'The documents do not show accreditation under Rule 501.',
  suspended: 'The proof of accreditation has expired.',
};

const FUNDS = {
  entity: ['Capital that the partners have paid in.', 'Subscriptions of the fund’s investors.'],
  individual: ['Savings from salary over twenty years.', 'The sale of a company in 2021.'],
} as const;

interface Sources {
  clock: SeedClock;
  users: readonly SeededUser[];
  cases: readonly SeededCase[];
  book: DocumentBook;
  pictures: Pictures;
}

/** A complete application, with its documents, for everybody who ever applied. */
export async function seedBuyerAccounts(
  db: Database,
  sources: Sources,
): Promise<SeededBuyerAccount[]> {
  const { clock, users, cases, book, pictures } = sources;
  const random = createRandom('buyer accounts');
  const active = cases.filter(({ row }) => row.status === 'active').map(({ id }) => id);
  const accounts = users
    .filter(({ buyer_account_status }) => buyer_account_status !== 'none')
    .map((user, index) => inventAccount(user, { id: index + 1, active, clock, random }));
  await insertRows(db, buyerAccountRows, accounts);
  await resetIds(db, [buyerAccountRows]);
  for (const account of accounts) addDocuments(account, book, pictures);
  return accounts;
}

function inventAccount(
  user: SeededUser,
  { id, active, clock, random }: { id: number; active: number[]; clock: SeedClock; random: Random },
): SeededBuyerAccount & { created_at: Date } {
  const { buyer_account_status: status, country = null } = user;
  const type = user.company === null ? 'individual' : 'entity';
  const isEntity = type === 'entity';
  // Rejected and suspended accounts are refused because of their accreditation.
  const isAccredited = country === 'US' || status === 'rejected' || status === 'suspended';
  const minimum = random.pick([10_000, 25_000, 50_000, 100_000]);
  const name = fullName(user);
  const age = daysSince(clock, user.created_at);
  // Later than the documents of the same person.
  const submitted_at = clock.daysAgo(
    status === 'pending' ? waitingDays(user.id, age, 0.9) : age * SUBMITTED,
  );
  const reviewed_at = status === 'pending' ? null : clock.daysAgo(age * REVIEWED);
  return {
    id,
    user_id: user.id,
    account_type: type,
    legal_name: user.company ?? name,
    registration_number: isEntity ? `${random.int(100_000, 9_999_999)}` : null,
    registration_country: country,
    website: isEntity && random.chance(0.6) ? `https://fund${user.id}.example.com` : null,
    signatory_name: isEntity ? name : null,
    signatory_title: isEntity ? random.pick(['Director', 'Managing Partner', 'Prokurist']) : null,
    accreditation_basis: random.pick(
      ACCREDITATION_BASES[type].filter((basis) => basis !== 'non_us' || !isAccredited),
    ),
    investment_min: String(minimum),
    investment_max: String(minimum * random.pick([10, 40, 100])),
    currency: 'USD',
    case_ids: random
      .shuffled(active)
      .slice(0, random.int(1, 5))
      .toSorted((a, b) => a - b),
    source_of_funds: random.pick(FUNDS[type]),
    status,
    rejection_reason: REASONS[status] ?? null,
    earlier_reason: null,
    submitted_at,
    reviewed_at,
    created_at: submitted_at,
    updated_at: reviewed_at ?? submitted_at,
  };
}

function addDocuments(
  account: SeededBuyerAccount & { created_at: Date },
  book: DocumentBook,
  { documents: [form, register = form] }: Pictures,
): void {
  if (!form || !register) throw new Error('There is no picture of a document.');
  const isEntity = account.account_type === 'entity';
  const of = {
    user_id: account.user_id,
    buyer_account_id: account.id,
    visibility: 'staff',
  } as const;
  const abroad = isEntity ? 'form-w-8ben-e.png' : 'form-w-8ben.png';
  const filename = account.registration_country === 'US' ? 'form-w-9.png' : abroad;
  book.add({ ...of, kind: 'tax_form', filename }, form, account.created_at);
  if (isEntity) {
    const proof = { ...of, kind: 'corporate', filename: 'register-extract.png' } as const;
    book.add(proof, register, account.created_at);
  }
}
