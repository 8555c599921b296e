import { sql } from 'drizzle-orm';
import type { LetterSettings } from '../notifications/write-notification';
import { type Database, rowsOf } from '../db/database';
import { seedAuditEvents } from './audit-events';
import { seedCases } from './cases/cases';
import { addClaimDocuments, insertClaims, inventClaims } from './claims/claims';
import { keepLastReviews } from './claims/last-reviews';
import { createClock } from './clock';
import { seedConversations } from './conversations/conversations';
import { drawUpAssignments, insertDeals, inventDeals } from './deals/deals';
import { DocumentBook } from './documents/documents';
import { seedFollows } from './follows';
import { tellAll } from './told/tell-all';
import { approvalsOf, insertVerifications, seedVerifications } from './users/verifications';
import { seedAcceptances } from './users/acceptances';
import { seedBuyerAccounts } from './users/buyer-accounts';
import { seedAdmins, seedUsers } from './users/users';

export interface SeedOptions {
  /** "Listed three days ago" is relative to this; everything else is the same at every seed. */
  now: Date;
  /** Encoded argon2id of the password that all accounts share. */
  passwordHash: string;
  /** From the exchange whose mails these are: their links lead to it. */
  letters: LetterSettings;
  /**
   * 1 gives 300 users and 400 claims. The demo accounts and every possible combination of statuses exist at any scale.
   */
  scale?: number;
}

/** @returns false as soon as there is any account. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  const [found] = await rowsOf<{ used: boolean }>(
    db,
    sql`select exists (select from admins) or exists (select from users) or exists (select from cases) as used`,
  );
  return found?.used === false;
}

/**
 * Fills an empty database with the demo: all of it or, after an error, nothing.
 * @throws if the database is not empty.
 */
export async function seedDemoData(
  database: Database,
  { now, passwordHash, letters, scale = 1 }: SeedOptions,
): Promise<void> {
  const clock = createClock(now);
  await database.transaction(async (db) => {
    if (!(await isEmptyDatabase(db)))
      throw new Error('Demo data goes into an empty database only.');
    await seedAdmins(db, clock, passwordHash);
    const cases = await seedCases(db, clock);
    const users = await seedUsers(db, clock, passwordHash, Math.round(300 * scale));
    const book = new DocumentBook();
    const pictures = await book.drawPictures();
    const verifications = await seedVerifications(users, book, pictures, clock);
    const accounts = await seedBuyerAccounts(db, { clock, users, cases, book, pictures });
    const acceptances = await seedAcceptances(db, clock, users);
    const claims = inventClaims(Math.round(400 * scale), {
      users,
      cases,
      approvals: approvalsOf(verifications),
    });
    const deals = inventDeals(claims, { users, cases, accounts, acceptances, clock });
    addClaimDocuments(claims, cases, book, pictures, clock);
    const assignments = await drawUpAssignments(deals, book);
    await insertClaims(db, claims, deals.deals);
    await book.insert(db);
    await keepLastReviews(db);
    await insertDeals(db, deals.deals, assignments);
    await seedConversations(db, clock);
    await insertVerifications(db, verifications);
    await seedFollows(db, clock, users, cases, claims);
    await tellAll(db, clock, letters);
    await seedAuditEvents(db, deals.deals);
    await noteLastVisits(db);
  });
  // Without statistics, the first lists would be planned for empty tables.
  await database.execute(sql`analyze`);
}

/** Everybody who submitted, wrote, offered, signed, paid or accepted something signed in that day. */
async function noteLastVisits(db: Database): Promise<void> {
  await db.execute(sql`
    update users u
    set last_sign_in_at = acts.at
    from (
      select user_id, max(at) as at
      from (
        select maker_id as user_id, created_at as at from offers
        union all select user_id, created_at from messages where user_id is not null
        union all select n.buyer_id, a.buyer_signed_at from assignments a join negotiations n on n.id = a.negotiation_id
        union all select n.seller_id, a.seller_signed_at from assignments a join negotiations n on n.id = a.negotiation_id
        union all select buyer_id, paid_at from negotiations
        union all select user_id, accepted_at from agreement_acceptances
        union all select user_id, submitted_at from identity_verifications
        union all select user_id, submitted_at from buyer_accounts
      ) all_acts
      where at is not null
      group by user_id
    ) acts
    where acts.user_id = u.id and acts.at > coalesce(u.last_sign_in_at, '-infinity')
  `);
}
