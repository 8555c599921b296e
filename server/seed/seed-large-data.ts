import { sql } from 'drizzle-orm';
import { DECLARED_FACTS } from '@/domain/claims/declared-facts';
import { refreshBids } from '../deals/refresh-bids';
import type { Database } from '../db/database';
import { DEMO_IDS } from './demo-accounts';

/**
 * Adds this many users, claims and negotiations for measurements, with their offers, events, conversations and audit
 * log. The database already holds the demo data: the new rows are copies of its kinds, spread over its cases, and the
 * database makes them itself.
 */
export async function seedLargeData(
  database: Database,
  { now, rows = 100_000 }: { now: Date; rows?: number },
): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(sql`
      insert into users (
        email, first_name, last_name, company, status, buyer_account_status, identity_status, country,
        managed_by_admin_id, sign_in_count, last_sign_in_at, email_verified_at, created_at, updated_at
      )
      select
        'load' || n || '@example.com',
        (array['Ada', 'Jürgen', 'Mei', 'Olu', 'Zoë', 'Ivan', 'Noor', 'Kim'])[1 + n % 8],
        (array['Lind', 'Okafor', 'Zürcher', 'Chan', 'Silva', 'Novák', 'Haddad'])[1 + n % 7] || ' ' || n,
        case when n % 4 = 0 then 'Fund ' || n || ' Ltd.' end,
        (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'pending', 'suspended', 'deactivated'])[1 + n % 10],
        (array['none', 'none', 'none', 'none', 'verified', 'pending', 'info_requested', 'rejected', 'suspended'])[1 + n % 9],
        (array['approved', 'approved', 'not_submitted', 'not_submitted', 'pending', 'resubmission_requested', 'rejected'])[1 + n % 7],
        (array['US', 'GB', 'HK', 'CN', 'TW', 'JP', 'SG', 'DE', 'FR', 'BR', 'IN', null])[1 + n % 12],
        case when n % 3 = 0 then 1 + n % 4 end,
        n % 40,
        case when n % 5 > 0 then ${now.toISOString()}::timestamptz - make_interval(mins => (n * 7919) % 400000) end,
        ${now.toISOString()}::timestamptz - make_interval(mins => n * 5),
        ${now.toISOString()}::timestamptz - make_interval(mins => n * 5),
        ${now.toISOString()}::timestamptz - make_interval(mins => n)
      from generate_series(1, ${rows}::int) n
    `);
    await db.execute(sql`
      with targets as (
        select id, currency, row_number() over (order by id) - 1 as place, count(*) over () as total
        from cases where status = 'active'
      ),
      sellers as (
        select id, row_number() over (order by id) - 1 as place from users
        where email like 'load%' order by id limit ${rows}::int
      )
      insert into claims (
        reference, case_id, user_id, status, holder_type, holder_name, holder_country, claim_type, claim_class, priority, currency,
        face_amount, ask_percent, register_status, estate_kyc_status, recourse_preference, partial_sale, featured,
        ${sql.raw(DECLARED_FACTS.join(', '))},
        submitted_at, listed_at, expires_at, sold_at, agreed_percent, agreed_at, created_at, updated_at
      )
      select
        -- Letters that the demo's references do not begin with.
        'CLM-L' || lpad(upper(to_hex(n)), 5, '0'),
        t.id,
        case when n % 21 = 0 then ${DEMO_IDS.seller} else s.id end,
        x.status,
        'individual',
        'Holder ' || n,
        'HK',
        (array['customer', 'trade', 'loan', 'employee'])[1 + n % 4],
        (array['5A', '5B', '6A', '7A'])[1 + n % 4],
        (array['general_unsecured', 'convenience', 'priority'])[1 + n % 3],
        t.currency,
        10000 + (n::bigint * 7919 * 31) % 4000000,
        20 + (n * 37) % 90 + (n % 4) * 0.25,
        (array['scheduled', 'filed', 'allowed', 'disputed'])[1 + n % 4],
        (array['verified', 'verified', 'pending', 'not_started'])[1 + n % 4],
        (array['disallowance_only', 'none', 'full'])[1 + n % 3],
        n % 5 = 0,
        n % 5000 = 0,
        ${sql.raw(DECLARED_FACTS.map(() => 'false').join(', '))},
        x.listed_at,
        x.listed_at,
        x.listed_at + interval '90 days',
        case when x.status = 'sold' then x.listed_at + interval '1 day' end,
        case when x.status = 'sold' then 20 + (n * 37) % 90 end,
        case when x.status = 'sold' then x.listed_at end,
        x.listed_at - interval '1 day',
        x.listed_at
      from generate_series(1, ${rows}::int) n
      join sellers s on s.place = n - 1
      join targets t on t.place = (n * 31) % t.total
      cross join lateral (
        select
          (array['open', 'open', 'open', 'open', 'open', 'open', 'open', 'sold', 'paused', 'expired'])[1 + n % 10] as status,
          ${now.toISOString()}::timestamptz - make_interval(mins => (n * 7919) % 120000) as listed_at
      ) x
    `);
    await addDeals(db, { now, rows });
    await addAuditEvents(db);
  });
  await database.execute(sql`vacuum analyze`);
}

/** One negotiation for each added claim: every tenth is a sale; of the others, some wait and most have ended. */
async function addDeals(db: Database, { now, rows }: { now: Date; rows: number }): Promise<void> {
  const clock = sql`${now.toISOString()}::timestamptz`;
  // Otherwise the statement below is planned for the demo's few rows.
  await db.execute(sql`analyze users, claims`);
  // One statement, so that a negotiation is written with its offer in it: adding that later would rewrite every index.
  await db.execute(sql`
    with bidders as (
      select id, row_number() over (order by id) - 1 as place from users
      where buyer_account_status = 'verified' and status = 'active'
    ),
    sold as (
      select *, row_number() over (order by id) as n from claims where reference like 'CLM-L%' order by id limit ${rows}::int
    ),
    made as (
      insert into negotiations (
        reference, claim_id, case_id, buyer_id, seller_id, alias, status, awaiting, due_at, current_offer_id,
        buyer_fee_due_at, seller_fee_due_at, agreed_percent, agreed_amount, agreed_at, cancel_reason, cancelled_by, completed_at, created_at, updated_at
      )
      select
        'NEG-L' || lpad(upper(to_hex(c.n)), 5, '0'),
        c.id, c.case_id, b.id, c.user_id, 1000 + c.n % 9000, x.status, x.awaiting,
        case when x.awaiting <> 'none' then ${clock} + make_interval(mins => (c.n * 7919)::int % 40000) end,
        nextval('offers_id_seq'),
        case when x.status = 'completed' then c.sold_at end,
        case when x.status = 'completed' then c.sold_at end,
        case when x.status in ('completed', 'transfer', 'cancelled') then 80 end,
        case when x.status in ('completed', 'transfer', 'cancelled') then c.face_amount * 0.8 end,
        case when x.status in ('completed', 'transfer', 'cancelled') then c.listed_at + interval '2 hours' end,
        case when x.status = 'cancelled' then 'It did not come about.' end,
        case when x.status = 'cancelled' then 'buyer' end,
        case when x.status = 'completed' then c.sold_at end,
        c.listed_at + interval '1 hour',
        c.listed_at + interval '3 hours'
      from sold c
      -- The demo's buyer has thousands of deals, as its seller has, like the busiest people of the market. The count is
      -- asked for by itself: beside a column of the bidders the place cannot be hashed, and each claim meets each bidder.
      join bidders b on b.place = case when c.n % 20 = 0 then 0 else (c.n * 31) % (select count(*) from bidders) end
        and b.id <> c.user_id
      cross join lateral (
        select
          case
            when c.status = 'sold' then 'completed'
            when c.n % 9 = 0 and c.status = 'open' then 'open'
            else (array['cancelled', 'rejected', 'withdrawn', 'expired', 'closed'])[1 + c.n % 5]
          end as status,
          case when c.n % 9 = 0 and c.status = 'open' then 'seller' else 'none' end as awaiting
      ) x
      returning *
    )
    insert into offers (
      id, negotiation_id, claim_id, case_id, maker_id, recipient_id, made_by, price_percent, face_amount,
      claim_face_amount, amount, seller_fee_amount, buyer_fee_amount, currency, recourse, excess_claim, settlement_days,
      payment_method, expires_at, status, answered_at, created_at, updated_at
    )
    overriding system value
    select
      n.current_offer_id, n.id, n.claim_id, n.case_id, n.buyer_id, n.seller_id, 'buyer', 80, c.face_amount,
      c.face_amount, c.face_amount * 0.8, c.face_amount * 0.008, c.face_amount * 0.008, c.currency, 'none', 'buyer_keeps', 5,
      'bank_transfer', coalesce(n.due_at, n.created_at + interval '3 days'),
      case n.status when 'open' then 'pending' when 'completed' then 'accepted' when 'cancelled' then 'accepted' else n.status end,
      case when n.status <> 'open' then n.created_at + interval '1 hour' end,
      n.created_at, n.created_at
    from made n join claims c on c.id = n.claim_id
  `);
  await db.execute(sql`
    insert into negotiation_events (negotiation_id, type, actor_role, offer_id, occurred_at)
    select n.id, e.type, e.role, n.current_offer_id, n.created_at + e.after
    from negotiations n
    cross join (values ('offer_made', 'buyer', interval '0'), ('offer_accepted', 'seller', interval '1 hour')) e(type, role, after)
    where n.reference like 'NEG-L%' and (e.type = 'offer_made' or n.agreed_at is not null)
    order by n.id, e.after
  `);
  await db.execute(sql`
    with made as (
      insert into conversations (kind, subject, negotiation_id, claim_id, status, last_message_at, created_at, updated_at)
      select 'negotiation', n.reference, n.id, n.claim_id,
        case when n.status in ('open', 'completed') then 'open' else 'closed' end, n.created_at, n.created_at, n.created_at
      from negotiations n where n.reference like 'NEG-L%' order by n.id
      returning id, negotiation_id, last_message_at
    )
    insert into conversation_members (conversation_id, user_id, role, last_message_at, created_at, updated_at)
    select m.id, side.user_id, side.role, m.last_message_at, m.last_message_at, m.last_message_at
    from made m join negotiations n on n.id = m.negotiation_id
    cross join lateral (values (n.buyer_id, 'buyer'), (n.seller_id, 'seller')) as side(user_id, role)
  `);
  // Nobody is watching yet.
  await refreshBids({ db, publish: () => {} });
}

/** The minimum that the audit log holds about an added claim and negotiation. */
async function addAuditEvents(db: Database): Promise<void> {
  await db.execute(sql`
    insert into audit_events (actor, actor_user_id, action, subject_type, subject_id, created_at)
    select 'user', user_id, 'claim.created', 'claims', id, created_at from claims where reference like 'CLM-L%'
    union all
    select 'user', buyer_id, 'negotiation.offer_made', 'negotiations', id, created_at from negotiations where reference like 'NEG-L%'
  `);
}
