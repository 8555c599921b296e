import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementVersions } from '../agreements/agreements';
import { type Connection, type Database, rowsOf } from '../db/database';
import { openTestDatabase } from '../db/testing/test-database';
import { LETTER_SETTINGS } from '../testing/letter-settings';
import { STORY_OF_CLAIMS } from '../testing/stories/claims';
import type { StoryRule } from '../testing/stories/deals';
import { seedDemoData } from '.';

const now = new Date('2026-11-20T12:34:56.789Z');

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, { now, passwordHash: '$argon2id$demo', letters: LETTER_SETTINGS });
});
afterAll(() => connection.close());

const NOW = sql`${now.toISOString()}::timestamptz`;

/** The versions of the access agreement, each from its day to that of the next one. */
const TERMS: SQL = sql`(values ${sql.join(
  agreementVersions('buyer_access').map(({ version, effective_on }, index, versions) => {
    const until = versions[index - 1]?.effective_on ?? 'infinity';
    return sql`(${version}, ${effective_on}::timestamptz, ${until}::timestamptz)`;
  }),
  sql`, `,
)}) t (version, since, until)`;

const hasAgreed = (userId: SQL, at: SQL): SQL => sql`exists (select from ${TERMS}
  join agreement_acceptances a on a.version = t.version
  where a.user_id = ${userId} and a.accepted_at <= ${at} and t.since <= ${at} and ${at} < t.until)`;

/** What is said in a sale, what of the timeline stands before it and what after it. */
const LINES: SQL = sql`(values
  ('Thank you. I am examining the claim now.', 'offer_accepted', 'diligence_completed'),
  ('I am through with it, and have what I need.', 'diligence_completed', 'signed'),
  ('Good. I will read the agreement and sign it.', 'diligence_completed', 'signed'),
  ('Please write the reference of the negotiation on the payment.', 'signed', 'marked_paid'),
  ('Thank you for the quick confirmation.', 'payment_confirmed', 'completed'),
  ('That went smoothly. All the best.', 'completed', null)) l (body, after, before)`;

const saidTooEarlyOrLate = sql`select m.id from messages m join conversations c on c.id = m.conversation_id
    join ${LINES} on l.body = m.body
  where m.created_at < coalesce((select max(e.occurred_at) from negotiation_events e
      where e.negotiation_id = c.negotiation_id and e.type = l.after
      having l.after <> 'signed' or count(*) = 2), 'infinity')
    or m.created_at > (select min(e.occurred_at) from negotiation_events e
      where e.negotiation_id = c.negotiation_id and e.type = l.before)`;

const RULES: readonly StoryRule[] = [
  [
    'whoever bids has accepted the agreement that is in force then, and so has the buyer when a price is agreed on',
    sql`select id from offers where made_by = 'buyer' and not ${hasAgreed(sql`maker_id`, sql`offers.created_at`)}
        union all select id from negotiations where agreed_at is not null
          and not ${hasAgreed(sql`buyer_id`, sql`agreed_at`)}`,
    sql`delete from agreement_acceptances where version = '2026-11'`,
  ],
  [
    'each offer that stands can be accepted: its buyer has accepted the agreement in force now',
    sql`select id from negotiations where status = 'open' and not ${hasAgreed(sql`buyer_id`, NOW)}`,
    sql`delete from agreement_acceptances where version = '2026-11'`,
  ],
  [
    'a version of the agreement was accepted while it was in force',
    sql`select a.id from agreement_acceptances a join ${TERMS} on t.version = a.version
        where a.accepted_at < t.since or a.accepted_at >= least(t.until, ${NOW})`,
    sql`update agreement_acceptances set accepted_at = accepted_at + interval '60 days' where version = '2026-09'`,
  ],
  [
    'a claim was filed between the petition and the last day for it, and before it came to the exchange',
    sql`select c.id from claims c join cases s on s.id = c.case_id
        where c.filed_on < s.petition_date or c.filed_on > s.bar_date
          or c.filed_on > (c.created_at at time zone 'UTC')::date or c.filed_on > ${NOW}::date
          or s.bar_date is null and c.filed_on > s.petition_date + 275`,
    sql`update claims set filed_on = filed_on - 360`,
  ],
  [
    'a claim was listed once the identity of its seller was approved',
    sql`select c.id from claims c left join identity_verifications v
          on v.user_id = c.user_id and v.status = 'approved'
        where c.listed_at is not null and (v.reviewed_at is null or v.reviewed_at > c.listed_at)`,
    sql`update identity_verifications set reviewed_at = ${NOW}`,
  ],
  [
    'an offer can be answered no longer than its claim is listed',
    sql`select o.id from offers o join claims c on c.id = o.claim_id where o.expires_at > c.expires_at`,
    sql`update claims set expires_at = listed_at where listed_at is not null`,
  ],
  [
    'an account was opened before the petition, and not many years before',
    sql`select c.id from claims c join cases s on s.id = c.case_id
        where (c.answers ->> 'account_opened_on')::date
          not between s.petition_date - 4 * 365 and s.petition_date - 1`,
    sql`update claims set answers = answers || '{"account_opened_on": "2024-03-11"}' where answers ? 'account_opened_on'`,
  ],
  [
    'a description speaks of an account only where the debtor held accounts, and of no year',
    sql`select c.id from claims c join cases s on s.id = c.case_id
        where (c.description ~* 'account|withdrawal' and not s.parameters -> 'required_document_kinds' ? 'account_statement')
          or c.description ~ '20[0-9]{2}'`,
    sql`update claims set description = 'Account held since 2021.'`,
  ],
  [
    'a class for one type of claims holds no others where another class would take them, and no company was employed',
    sql`select c.id from claims c join cases s on s.id = c.case_id
          cross join lateral jsonb_to_recordset(s.parameters -> 'claim_classes') k (code text, name text)
        where k.code = c.claim_class and (k.name ~ 'Employee' and c.claim_type <> 'employee'
            or k.name ~ 'loan claims' and c.claim_type = 'customer')
          or c.claim_type = 'employee' and c.holder_type = 'entity'`,
    sql`update claims set claim_type = 'customer'`,
  ],
  [
    'only a claim that asks a price has a new one, and no seller asks less than is bid',
    sql`select c.id from claims c join claim_events e on e.claim_id = c.id
          where e.type = 'price_changed' and c.ask_percent is null
        union all select o.id from offers o join offers p on p.id = o.parent_offer_id
          where case o.made_by when 'seller' then o.price_percent <= p.price_percent else o.price_percent >= p.price_percent end`,
    sql`update claims set ask_percent = null`,
  ],
  [
    'what two sides say of a stage is said in that stage',
    saidTooEarlyOrLate,
    sql`update messages set created_at = created_at + interval '2 days' where sender = 'seller'`,
  ],
  [
    'a conversation was changed by its last message, or closed soon after it',
    sql`select id from conversations where updated_at not between last_message_at
          and last_message_at + case status when 'closed' then interval '1 hour' else interval '0' end`,
    sql`update conversations set updated_at = ${NOW}`,
  ],
  [
    'a case says that it is open to listings on a day before its first claim, unless it is being prepared',
    sql`select s.id from cases s left join case_updates u on u.case_id = s.id and u.title = 'Open to new listings'
        where (s.status = 'draft') <> (u.id is null)
          or u.date >= (select min((c.created_at at time zone 'UTC')::date) from claims c where c.case_id = s.id)`,
    sql`update case_updates set date = ${NOW}::date - 48 where title = 'Open to new listings'`,
  ],
  [
    'a case that takes no more listings says since when: after its last sale, and nothing has happened in it since',
    sql`select s.id from cases s left join case_updates u on u.case_id = s.id
          and u.title = case s.status when 'closed' then 'Closed to new listings' else 'Listings paused' end
        where (s.status in ('closed', 'paused')) <> (u.id is not null)
          or exists (select from claims c where c.case_id = s.id
            and (greatest(c.sold_at, c.updated_at) at time zone 'UTC')::date > u.date)
          or exists (select from claims c where c.case_id = s.id and u.id is not null
            and c.status in ('draft', 'in_review', 'changes_requested', 'open', 'paused', 'under_offer'))
          or exists (select from case_price_points p where p.case_id = s.id and p.date > u.date)
          or exists (select from case_updates later where later.case_id = s.id
            and (later.date > u.date or u.id is not null and later.title = 'Guide price reviewed'))`,
    sql`update case_updates set date = date - 5 where title in ('Closed to new listings', 'Listings paused')`,
  ],
  [
    'each search of the demo has one list that shows what it finds',
    sql`select id from saved_searches where jsonb_array_length(coalesce(params -> 'case_id', '[]')) <> 1`,
    sql`update saved_searches set params = params || '{"case_id": [2, 3]}'`,
  ],
];

test.each([...RULES, ...STORY_OF_CLAIMS])('%s', async (_, contradictions, fault) => {
  expect(await rowsOf(db, contradictions)).toEqual([]);
  const undone = new Error('The fault is taken back.');
  const planted = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await tx.execute(fault);
    expect((await rowsOf(tx, contradictions)).length).toBeGreaterThan(0);
    throw undone;
  });
  await expect(planted).rejects.toBe(undone);
});
