import { sql } from 'drizzle-orm';
import { DECLARED_FACTS } from '@/domain/claims/declared-facts';
import type { Database } from '../database';

/**
 * Adds this many users and as many claims, for measurements. The database holds the demo data: the rows are copies of its
 * kinds, made by the database itself, spread over its cases. Takes seconds, not minutes.
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
        s.id,
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
  });
  await database.execute(sql`vacuum analyze`);
}
