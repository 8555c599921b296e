import { fullName } from '@/domain/users/party-names';
import type { AgreementText } from '../../agreements/agreement-text';
import { agreementHash, agreementVersions } from '../../agreements/agreements';
import type { Database } from '../../db/database';
import { agreementAcceptanceRows } from '../../db/schema';
import type { SeedClock } from '../clock';
import { DEMO_USERS, type DemoUser } from '../demo-accounts';
import { insertRows, resetIds } from '../insert';
import { createRandom, type Random } from '../random';
import { daysSince, REVIEWED, type SeededUser } from './users';

export interface SeededAcceptance {
  user_id: number;
  version: string;
  accepted_at: Date;
}

/** A version, from the instant at which it takes effect to that of the next one. */
interface Term {
  text: AgreementText;
  since: Date;
  until: Date | undefined;
}

/** Earliest first. */
const TERMS: readonly Term[] = agreementVersions('buyer_access')
  .toReversed()
  .map((text, index, texts) => {
    const next = texts[index + 1];
    return {
      text,
      since: new Date(text.effective_on),
      until: next && new Date(next.effective_on),
    };
  });

/**
 * Verified buyers accept the agreement soon after the decision, and most of them accept each later version. They do so
 * as it takes effect: nobody bids between a new version and its acceptance, and the demo has some sale on every day.
 */
export async function seedAcceptances(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
): Promise<SeededAcceptance[]> {
  const random = createRandom('acceptances');
  const addresses = createRandom('addresses of acceptances');
  const hashes = new Map(
    await Promise.all(TERMS.map(async ({ text }) => [text, await agreementHash(text)] as const)),
  );
  const rows = users
    .filter(({ buyer_account_status }) => buyer_account_status === 'verified')
    .flatMap((user) => {
      const first = clock.daysAgo(daysSince(clock, user.created_at) * REVIEWED * 0.98);
      const terms = TERMS.filter(
        ({ since, until }) => since <= clock.now && (!until || first < until),
      );
      return acceptedTerms(terms, agreementsOf(user, random)).map(({ text, since }) => ({
        user_id: user.id,
        kind: text.kind,
        version: text.version,
        text_hash: hashes.get(text) ?? '',
        typed_name: fullName(user),
        // An address for documentation (RFC 5737).
        ip: `203.0.113.${addresses.int(1, 254)}`,
        accepted_at: first > since ? first : since,
      }));
    });
  await insertRows(db, agreementAcceptanceRows, rows);
  await resetIds(db, [agreementAcceptanceRows]);
  return rows;
}

function agreementsOf({ email }: SeededUser, random: Random): DemoUser['agreements'] {
  const demo: DemoUser | undefined = DEMO_USERS.find((account) => account.email === email);
  if (demo) return demo.agreements;
  if (random.chance(0.15)) return 'none';
  return random.chance(0.8) ? 'all' : 'all_but_current';
}

/** @param terms those in force since the person could accept one. */
function acceptedTerms(terms: readonly Term[], which: DemoUser['agreements']): readonly Term[] {
  const outdated = terms.filter(({ until }) => until);
  return { none: [], first: outdated.slice(0, 1), all_but_current: outdated, all: terms }[which];
}

/**
 * Whether somebody was bound by the agreement for all that time: they accepted each version that was in force before it
 * took effect, or as it did.
 */
export function isBound(
  acceptances: readonly SeededAcceptance[],
  user: SeededUser,
  from: Date,
  to: Date,
): boolean {
  return TERMS.filter(({ since, until }) => since <= to && (!until || from < until)).every(
    ({ text, since }) =>
      acceptances.some(
        ({ user_id, version, accepted_at }) =>
          user_id === user.id &&
          version === text.version &&
          (accepted_at <= from || accepted_at <= since),
      ),
  );
}
