import { fullName } from '@/domain/party-names';
import { agreementHash, agreementVersions } from '../../agreements/agreements';
import type { Database } from '../../db/database';
import { agreementAcceptanceRows } from '../../db/schema';
import type { SeedClock } from '../clock';
import { DEMO_USERS } from '../demo-accounts';
import { insertRows, resetIds } from '../insert';
import { createRandom, type Random } from '../random';
import { daysSince, REVIEWED, type SeededUser } from './users';

export interface SeededAcceptance {
  user_id: number;
  accepted_at: Date;
}

/** Verified buyers accept the agreement soon after the decision, most of them also the version that came later. */
export async function seedAcceptances(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
): Promise<SeededAcceptance[]> {
  const random = createRandom('acceptances');
  const texts = await Promise.all(
    agreementVersions('buyer_access').map(async (text) => ({
      ...text,
      text_hash: await agreementHash(text),
    })),
  );
  const rows = users
    .filter(({ buyer_account_status }) => buyer_account_status === 'verified')
    .flatMap((user) => {
      const first = clock.daysAgo(daysSince(clock, user.created_at) * REVIEWED * 0.98);
      const versions = acceptedVersions(user, first, random);
      return texts
        .filter(({ version }) => versions.includes(version))
        .map(({ kind, version, effective_on, text_hash }) => ({
          user_id: user.id,
          kind,
          version,
          text_hash,
          typed_name: fullName(user),
          // An address for documentation (RFC 5737).
          ip: `203.0.113.${random.int(1, 254)}`,
          accepted_at: clock.between(0.95, first, new Date(effective_on)),
        }));
    });
  await insertRows(db, agreementAcceptanceRows, rows);
  await resetIds(db, [agreementAcceptanceRows]);
  return rows;
}

function acceptedVersions({ email }: SeededUser, first: Date, random: Random): readonly string[] {
  const demo = DEMO_USERS.find((account) => account.email === email);
  if (demo) return demo.agreements;
  if (random.chance(0.15)) return [];
  const [latest, before] = agreementVersions('buyer_access');
  if (!before || first >= new Date(latest.effective_on)) return [latest.version];
  return random.chance(0.8) ? [before.version, latest.version] : [before.version];
}
