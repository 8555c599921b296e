import { DAY } from '@/domain/time';
import type { Database } from '../../db/database';
import { adminRows, userRows } from '../../db/schema';
import { buyerAccountStatuses, identityStatuses, userStatuses } from '../../db/schema/enums';
import type { SeedClock } from '../clock';
import { DEMO_ADMINS, DEMO_USERS } from '../demo-accounts';
import { insertRows, resetIds } from '../insert';
import { emailOf, fictionalPhone, inventCompany, inventPerson } from './people';
import { createRandom, type Random } from '../random';

type UserInsert = typeof userRows.$inferInsert;

export type SeededUser = Required<
  Pick<UserInsert, 'status' | 'buyer_account_status' | 'identity_status'>
> &
  UserInsert & { id: number; created_at: Date };

type States = Pick<SeededUser, 'status' | 'buyer_account_status' | 'identity_status'>;

export async function seedAdmins(db: Database, clock: SeedClock, passwordHash: string) {
  await insertRows(
    db,
    adminRows,
    DEMO_ADMINS.map((admin, index) => ({
      id: index + 1,
      ...admin,
      password_hash: passwordHash,
      created_at: clock.daysAgo(430),
      updated_at: clock.daysAgo(430),
    })),
  );
  await resetIds(db, [adminRows]);
}

/** The demo accounts, one user for each possible combination of statuses, and typical users for the rest. */
export async function seedUsers(
  db: Database,
  clock: SeedClock,
  passwordHash: string,
  count: number,
): Promise<SeededUser[]> {
  const random = createRandom('users');
  const taken = new Set<string>(DEMO_USERS.map(({ email }) => email));
  const combinations = possibleStates();
  const others = Math.max(0, count - DEMO_USERS.length - combinations.length);
  const states = random.shuffled([
    ...combinations,
    ...Array.from({ length: others }, () => usualStates(random)),
  ]);
  const demo = DEMO_USERS.map((account, index): SeededUser => {
    const { what: _, agreements: __, madeDaysAgo, seenDaysAgo, ...row } = account;
    const created_at = clock.daysAgo(madeDaysAgo);
    return {
      id: index + 1,
      ...row,
      ...contacts(random, row.country ?? 'GB'),
      ...commonFields(random),
      status_reason: account.status === 'suspended' ? SUSPENSIONS[0] : null,
      password_hash: passwordHash,
      has_set_password: true,
      email_verified_at: created_at,
      managed_by_admin_id: index === 5 ? null : 1 + (index % 2),
      last_sign_in_at: seenDaysAgo === null ? null : clock.daysAgo(seenDaysAgo),
      created_at,
      updated_at: seenDaysAgo === null ? created_at : clock.daysAgo(seenDaysAgo),
    };
  });
  const rest = states.map((state, index): SeededUser => {
    const id = demo.length + index + 1;
    const age = 400 * (1 - index / states.length) + random.between(0.05, 1.2);
    return inventUser(random, clock, { id, age, taken, passwordHash, state });
  });
  const users = [...demo, ...rest];
  await insertRows(db, userRows, users);
  await resetIds(db, [userRows]);
  return users;
}

/**
 * The combinations of statuses that the state machines allow. Nobody submits documents before the address is confirmed,
 * nobody applies before submitting documents, nobody is verified without an approved identity, and a suspended or
 * closed user does not wait in any queue.
 */
export function possibleStates(): States[] {
  return userStatuses.flatMap((status) =>
    buyerAccountStatuses.flatMap((buyer_account_status) =>
      identityStatuses
        .map((identity_status) => ({ status, buyer_account_status, identity_status }))
        .filter(isPossible),
    ),
  );
}

function isPossible({ status, buyer_account_status: buyer, identity_status: identity }: States) {
  if (status === 'pending') return buyer === 'none' && identity === 'not_submitted';
  if (status !== 'active' && (buyer === 'pending' || identity === 'pending')) return false;
  if (buyer === 'verified' || buyer === 'suspended') return identity === 'approved';
  return buyer === 'none' || identity !== 'not_submitted';
}

function usualStates(random: Random): States {
  return random.weighted<States>([
    [{ status: 'active', buyer_account_status: 'none', identity_status: 'approved' }, 40],
    [{ status: 'active', buyer_account_status: 'none', identity_status: 'not_submitted' }, 20],
    [{ status: 'active', buyer_account_status: 'none', identity_status: 'pending' }, 8],
    [{ status: 'active', buyer_account_status: 'verified', identity_status: 'approved' }, 18],
    [{ status: 'active', buyer_account_status: 'pending', identity_status: 'approved' }, 5],
    [{ status: 'pending', buyer_account_status: 'none', identity_status: 'not_submitted' }, 9],
  ]);
}

const SUSPENSIONS = [
  'Two people use this account. Please tell us who it belongs to.',
  'This account was offered for sale elsewhere. Please explain how this came about.',
] as const;
const CLOSURES = [
  'You asked us to close it.',
  'You have a second account, which stays open.',
] as const;

function statusReason(random: Random, status: SeededUser['status']): string | null {
  if (status === 'suspended') return random.pick(SUSPENSIONS);
  return status === 'deactivated' ? random.pick(CLOSURES) : null;
}

interface NewUser {
  id: number;
  age: number;
  taken: Set<string>;
  passwordHash: string;
  state: States;
}

function inventUser(
  random: Random,
  clock: SeedClock,
  { id, age, taken, passwordHash, state }: NewUser,
): SeededUser {
  const person = inventPerson(random);
  const hasPassword = random.chance(0.8);
  const isBuyer = state.buyer_account_status !== 'none';
  const signIns = state.status === 'pending' ? 0 : 1 + Math.floor(random.logNormal(4, 1.1));
  const seen = signIns > 0 ? clock.daysAgo(random.between(0, age * 0.6)) : null;
  const created_at = clock.daysAgo(age);
  return {
    id,
    email: emailOf(person, taken),
    first_name: person.first_name,
    last_name: person.last_name,
    company: random.chance(isBuyer ? 0.8 : 0.2) ? inventCompany(random, person.country) : null,
    // The country comes from the verification; before that nobody knows it.
    country: state.identity_status === 'not_submitted' ? null : person.country,
    ...state,
    status_reason: statusReason(random, state.status),
    sign_in_count: signIns,
    ...contacts(random, person.country),
    ...commonFields(random),
    password_hash: hasPassword ? passwordHash : null,
    has_set_password: hasPassword,
    email_verified_at: state.status === 'pending' ? null : created_at,
    managed_by_admin_id: random.chance(0.45) ? random.int(1, DEMO_ADMINS.length) : null,
    last_sign_in_at: seen,
    created_at,
    updated_at: seen ?? created_at,
  };
}

function contacts(random: Random, country: string) {
  const phone = random.chance(0.7) ? fictionalPhone(random, country) : null;
  const whatsapp = phone && random.chance(0.4) ? phone : null;
  const telegram = random.chance(0.25) ? `trader_${random.int(1_000, 99_999)}` : null;
  const channels = [
    'email',
    'email',
    ...(phone ? (['phone'] as const) : []),
    ...(whatsapp ? (['whatsapp'] as const) : []),
    ...(telegram ? (['telegram'] as const) : []),
  ] as const;
  return {
    phone_number: phone?.number ?? null,
    phone_country_code: phone?.code ?? null,
    whatsapp_number: whatsapp?.number ?? null,
    whatsapp_country_code: whatsapp?.code ?? null,
    telegram,
    preferred_contact_method: random.pick(channels),
  };
}

function commonFields(random: Random) {
  const payment_method = random.weighted([
    ['bank_transfer', 6],
    ['usdc', 3],
    ['usdt', 2],
    ['other', 1],
    [null, 4],
  ] as const);
  return {
    message_notifications: random.chance(0.9),
    claim_notifications: random.chance(0.8),
    claim_case_follow_notifications: random.chance(0.7),
    message_with_the_staff: random.chance(0.95),
    payment_method,
    custom_payment_method: payment_method === 'other' ? 'Escrow with our law firm' : null,
  };
}

/** When a buyer account was submitted and decided, as shares of the user's age: after the identity was. */
export const SUBMITTED = 0.4;
export const REVIEWED = 0.3;

export function daysSince({ now }: SeedClock, instant: Date): number {
  return (now.getTime() - instant.getTime()) / DAY;
}
