import type { Database } from '../../database';
import { buyerAccountRows } from '../../schema';
import { accreditationBases } from '../../schema/enums';
import type { SeededCase } from '../cases/cases';
import type { SeedClock } from '../clock';
import { DEMO_USERS } from '../demo-accounts';
import { insertRows, resetIds } from '../insert';
import { createRandom } from '../random';
import type { SeededUser } from './users';

const AGREEMENT_VERSION = '1.0';

export type SeededBuyerAccount = typeof buyerAccountRows.$inferInsert & { id: number };

const BUYER_REASONS: Partial<Record<SeededUser['buyer_account_status'], string>> = {
  info_requested: 'Please send a statement that shows the source of the funds.',
  rejected: 'The documents do not show accreditation under Rule 501.',
  suspended: 'The licence of the company has expired.',
};

export async function seedBuyerAccounts(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
  cases: readonly SeededCase[],
): Promise<SeededBuyerAccount[]> {
  const random = createRandom('buyer accounts');
  const active = cases.filter(({ row }) => row.status === 'active');
  const accounts = users
    .filter(({ buyer_account_status }) => buyer_account_status !== 'none')
    .map((user, index): SeededBuyerAccount => {
      const { buyer_account_status: status } = user;
      const demo = DEMO_USERS.find(({ email }) => email === user.email);
      const accepted = status === 'verified' && (demo?.agreementAccepted ?? random.chance(0.85));
      const entity = user.company !== null;
      const minimum = random.pick([10_000, 25_000, 50_000, 100_000]);
      const name = `${user.first_name} ${user.last_name}`;
      const made = (clock.now.getTime() - user.created_at.getTime()) / 86_400_000;
      const reviewed = !['pending', 'none'].includes(status);
      return {
        id: index + 1,
        user_id: user.id,
        account_type: entity ? 'entity' : 'individual',
        legal_name: user.company ?? name,
        registration_number: entity ? `${random.int(100_000, 9_999_999)}` : null,
        registration_country: entity ? user.country : null,
        website: entity && random.chance(0.6) ? `https://fund${user.id}.example.com` : null,
        signatory_name: entity ? name : null,
        signatory_title: entity ? random.pick(['Director', 'Managing Partner', 'Prokurist']) : null,
        accreditation_basis: random.pick(
          entity ? (['entity_assets', 'adviser', 'non_us'] as const) : accreditationBases,
        ),
        investment_min: String(minimum),
        investment_max: String(minimum * random.pick([10, 40, 100])),
        currency: 'USD',
        case_ids: random
          .shuffled(active)
          .slice(0, random.int(1, 5))
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
        source_of_funds: random.pick(['Fund subscriptions', 'Own capital', 'Family office', null]),
        agreement_accepted: accepted,
        agreement_version: accepted ? AGREEMENT_VERSION : null,
        agreement_accepted_at: accepted ? clock.daysAgo(made * 0.2) : null,
        status,
        rejection_reason: BUYER_REASONS[status] ?? null,
        // After the identity was submitted and decided.
        submitted_at: clock.daysAgo(made * 0.4),
        reviewed_at: reviewed ? clock.daysAgo(made * 0.3) : null,
        created_at: clock.daysAgo(made * 0.4),
        updated_at: clock.daysAgo(made * (accepted ? 0.2 : reviewed ? 0.3 : 0.4)),
      };
    });
  await insertRows(db, buyerAccountRows, accounts);
  await resetIds(db, [buyerAccountRows]);
  return accounts;
}
