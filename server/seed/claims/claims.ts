import Big from 'big.js';
import { askedDocumentKinds } from '@/domain/claims/claim-checks';
import { dayOf } from '@/domain/days';
import { fullName } from '@/domain/users/party-names';
import type { Database } from '../../db/database';
import { REFERENCE_LETTERS } from '../../claims/reference';
import { casePricePointRows, claimEventRows, claimRows } from '../../db/schema';
import { claimStatuses, listedClaimStatuses } from '../../db/schema/enums';
import type { SeededCase } from '../cases/cases';
import { inventAnswers } from './claim-answers';
import { eventsOf } from './claim-events';
import { firstReviewOf } from './last-reviews';
import {
  dollarsOf,
  faceAmountOf,
  inventAsk,
  inventAssets,
  inventRegisterFacts,
  inventSize,
  unfinished,
} from './claim-content';
import { type ClaimDates, dealAt, inventDates, lastChanged } from './claim-dates';
import { type SeedClock } from '../clock';
import { DEMO_IDS } from '../demo-accounts';
import type { PlayedDeal } from '../deals/played-deal';
import type { DocumentBook, Pictures } from '../documents/documents';
import { insertRows, resetIds } from '../insert';
import { inventCompany } from '../users/people';
import { createRandom, type Random } from '../random';
import { sizeBandOf } from '@/domain/cases/size-band';
import type { SeededUser } from '../users/users';

type ClaimInsert = typeof claimRows.$inferInsert;
type Status = (typeof claimStatuses)[number];
export type SeededClaim = ClaimInsert & { id: number; status: Status };

/** For 400 claims. */
const STATUS_SHARES: Record<Status, number> = {
  open: 292,
  sold: 26,
  paused: 16,
  under_offer: 14,
  in_review: 14,
  draft: 10,
  expired: 8,
  withdrawn: 8,
  changes_requested: 6,
  rejected: 6,
};

/** The demo's seller has one claim in every status and two open ones; the first is featured. */
const SELLER_STATUSES: readonly Status[] = [
  'open',
  'open',
  ...claimStatuses.filter((status) => status !== 'open'),
];

/** What our staff ask for where the case asks for a statement, and elsewhere. */
const OF_STATEMENT =
  'The account statement does not show the last four digits of the account number. Please upload the full page.';
const OF_ORIGIN = 'Please say in the description how the claim came about.';
const REJECTION = 'The claim is not listed in the register under this number.';

/** Why our staff keep a claim off the market. */
const TAKEN_OFF =
  'A buyer says that the register names another holder. Please show us in a message that the claim is yours.';

/** The demo's seller has paused their own claim; our staff have paused some of the others. */
function noteFor({ id, status, seller }: NewClaim, { parameters }: SeededCase): string | null {
  if (status === 'paused' && seller === null && id % 4 === 0) return TAKEN_OFF;
  if (status === 'rejected') return REJECTION;
  if (status !== 'changes_requested') return null;
  return parameters.required_document_kinds.includes('account_statement')
    ? OF_STATEMENT
    : OF_ORIGIN;
}

interface ClaimSources {
  users: readonly SeededUser[];
  cases: readonly SeededCase[];
  /** When the identity of a user was approved; users without an approval may not list. */
  approvals: ReadonlyMap<number, Date>;
  random: Random;
}

export function inventClaims(count: number, sources: Omit<ClaimSources, 'random'>): SeededClaim[] {
  const random = createRandom('claims');
  const references = new Set(['CLM-7K3F9Q']);
  const statuses = [...SELLER_STATUSES, ...statusesFor(count - SELLER_STATUSES.length, random)];
  return statuses.map((status, index) => {
    const seller = index < SELLER_STATUSES.length ? DEMO_IDS.seller : null;
    const reference = index === 0 ? 'CLM-7K3F9Q' : newReference(random, references);
    return inventClaim({ ...sources, random }, { id: index + 1, reference, status, seller });
  });
}

function statusesFor(count: number, random: Random): Status[] {
  const total = Object.values(STATUS_SHARES).reduce((sum, share) => sum + share, 0);
  const statuses = claimStatuses.flatMap((status) => {
    const share = Math.round((STATUS_SHARES[status] * count) / total);
    return Array.from({ length: status === 'open' ? 0 : share }, () => status);
  });
  const open = Array.from({ length: Math.max(0, count - statuses.length) }, () => 'open' as const);
  return random.shuffled([...statuses, ...open]).slice(0, Math.max(0, count));
}

function newReference(random: Random, taken: Set<string>): string {
  const letters = Array.from({ length: 6 }, () => random.pick(REFERENCE_LETTERS));
  const reference = `CLM-${letters.join('')}`;
  if (taken.has(reference)) return newReference(random, taken);
  taken.add(reference);
  return reference;
}

interface NewClaim {
  id: number;
  reference: string;
  status: Status;
  /** Null: anybody whom the case attracts. */
  seller: number | null;
}

function inventClaim(sources: ClaimSources, asked: NewClaim): SeededClaim {
  const { id, reference, status, seller } = asked;
  const { random, users } = sources;
  const seeded = id === 1 ? caseOf(sources, 'ftx') : pickCase(sources, status);
  const passed = inventDates(random, seeded.clock, status);
  const owner = users.find((user) => user.id === seller) ?? pickSeller(sources, seeded, passed);
  const { currency, minimum_claim_amount: least } = seeded.parameters;
  const dollars =
    id === 2 ? 19_000_000 : Math.max(inventSize(random), dollarsOf(least ?? '0', currency));
  const face_amount = faceAmountOf(random, dollars, currency);
  const ask_percent = inventAsk(random, seeded, dollarsOf(face_amount, currency));
  const dates = lastChanged({ id, status, ask_percent }, passed);
  const ofCompany = owner.company !== null && random.chance(0.7);
  const listed = listedClaimStatuses.some((known) => known === status);
  const register = inventRegisterFacts(random, seeded, {
    faceAmount: face_amount,
    isTraded: listed,
  });
  const entity = ofCompany && register.claim_type !== 'employee';
  const claim: SeededClaim = {
    id,
    reference,
    case_id: seeded.id,
    user_id: owner.id,
    status,
    holder_type: entity ? 'entity' : 'individual',
    holder_name: entity
      ? (owner.company ?? inventCompany(random, owner.country ?? 'US'))
      : fullName(owner),
    holder_country: owner.country ?? null,
    currency,
    face_amount,
    ...register,
    assets: inventAssets(random, seeded, face_amount),
    answers: inventAnswers(random, { seeded, ...register }),
    ask_percent,
    minimum_percent:
      ask_percent && random.chance(0.4)
        ? new Big(ask_percent).times(0.85).round(2).toFixed()
        : null,
    featured: id === 1 || (status === 'open' && random.chance(0.04)),
    review_note: noteFor(asked, seeded),
    ...dates,
    ...dealAt(ask_percent, status, dates),
    views_count: listed ? Math.round(random.logNormal(40, 0.9)) : 0,
    lock_version: listed ? random.int(1, 5) : 0,
  };
  return status === 'draft' ? unfinished(id, claim) : claim;
}

function caseOf({ cases }: ClaimSources, code: string): SeededCase {
  const found = cases.find(({ row }) => row.case_code === code);
  if (!found) throw new Error(`There is no case ${code}.`);
  return found;
}

function pickCase({ cases: all, random }: ClaimSources, status: Status): SeededCase {
  // A sale sets a price, so it belongs where there are prices.
  const cases = status === 'sold' ? all.filter(({ prices }) => prices.length > 0) : all;
  // Cases that take no new claims still show past trades.
  const closed = cases.filter(({ row }) => row.status === 'closed' || row.status === 'paused');
  if ((status === 'sold' || status === 'expired') && random.chance(0.2)) return random.pick(closed);
  // A deal sets a price, and where there is no guide nothing has been traded yet.
  const hasDeal = status === 'sold' || status === 'under_offer';
  const fitting = hasDeal ? cases.filter(({ guide }) => guide !== null) : cases;
  return random.weighted(fitting.map((seeded) => [seeded, seeded.weight] as const));
}

/**
 * A user from a country of the case's creditors, whose account is older than the claim and was approved before the
 * listing.
 */
function pickSeller(
  { users, approvals, random }: ClaimSources,
  { sellers }: SeededCase,
  { created_at: before, listed_at }: ClaimDates,
): SeededUser {
  const able = users.filter(({ status, id, created_at }) => {
    const approved = approvals.get(id);
    return (
      status === 'active' &&
      id > DEMO_IDS.newBuyer &&
      created_at < before &&
      approved &&
      (listed_at === null || approved < listed_at)
    );
  });
  const fitting = Object.entries(sellers ?? {}).flatMap(([country, share]) => {
    const people = able.filter((user) => user.country === country);
    return people.map((user) => [user, share / people.length] as const);
  });
  return fitting.length > 0 ? random.weighted(fitting) : random.pick(able);
}

export function addClaimDocuments(
  claims: readonly SeededClaim[],
  cases: readonly SeededCase[],
  book: DocumentBook,
  pictures: Pictures,
  clock: SeedClock,
): void {
  for (const claim of claims) {
    if (claim.status === 'draft' && claim.id % 2 === 0) continue;
    const parameters = cases.find(({ id }) => id === claim.case_id)?.parameters;
    const required = parameters ? askedDocumentKinds(claim, parameters) : [];
    const kinds = claim.status === 'draft' ? required.slice(0, -1) : required;
    const added = firstReviewOf(claim)?.submittedAt ?? claim.submitted_at ?? clock.now;
    for (const [index, kind] of kinds.entries()) {
      const picture = pictures.documents[(claim.id + index) % pictures.documents.length];
      const redacted =
        pictures.redactedDocuments[(claim.id + index) % pictures.redactedDocuments.length];
      if (!picture || !redacted) continue;
      const filename = kind.replaceAll('_', '-');
      const document = { user_id: claim.user_id, claim_id: claim.id, kind };
      book.add({ ...document, filename: `${filename}.png` }, picture, added);
      if (claim.listed_at && index === 0) {
        book.add(
          {
            ...document,
            filename: `${filename}-redacted.png`,
            visibility: 'verified_buyers',
            redacted: true,
          },
          redacted,
          added,
        );
      }
    }
  }
}

export async function insertClaims(
  db: Database,
  claims: readonly SeededClaim[],
  deals: readonly PlayedDeal[],
): Promise<void> {
  const cancelled = deals.filter(({ negotiation }) => negotiation.status === 'cancelled');
  await insertRows(db, claimRows, claims);
  await insertRows(
    db,
    claimEventRows,
    claims.flatMap((claim) =>
      eventsOf(
        claim,
        cancelled.find(({ facts }) => facts.claim === claim),
      ),
    ),
  );
  await resetIds(db, [claimRows]);
  const sales = claims.toSorted((a, b) => Number(a.sold_at ?? 0) - Number(b.sold_at ?? 0));
  await insertRows(db, casePricePointRows, sales.flatMap(tradeOf));
}

/** What a sold claim adds to the price history of its case. */
function tradeOf({ case_id, sold_at, agreed_percent: price, face_amount, currency }: SeededClaim) {
  if (!sold_at || !price || !face_amount) return [];
  return [
    {
      case_id,
      date: dayOf(sold_at),
      low_percent: price,
      high_percent: price,
      size_band: sizeBandOf(face_amount, currency),
      source: 'trade' as const,
    },
  ];
}
