import { sql } from 'drizzle-orm';
import { DEMO_IDS, DEMO_USERS } from '../../seed/demo-accounts';
import type { StoryRule } from './deals';
import { FITS } from './searches';

/**
 * The events that followers are told about; for a new claim, the followers of its case too. Somebody who followed later
 * has already seen it, and a buyer hears of their own deal as its buyer.
 */
const NEWS = sql`select e.claim_id, e.occurred_at, f.user_id, f.claim_id is not null as of_claim
  from claim_events e join claims c on c.id = e.claim_id
  join follows f on f.created_at < e.occurred_at
    and (f.claim_id = c.id or e.type = 'listed' and f.case_id = c.case_id)
  join users u on u.id = f.user_id and u.status = 'active' and u.email_verified_at is not null and u.id <> c.user_id
    and u.id <= ${DEMO_USERS.length}
  where e.type in ('listed', 'price_changed', 'paused', 'resumed', 'under_offer', 'deal_cancelled', 'withdrawn', 'expired', 'sold')
    and not exists (select from negotiations n where n.claim_id = c.id and n.buyer_id = u.id and e.occurred_at = case e.type
      when 'under_offer' then n.agreed_at when 'sold' then n.completed_at when 'deal_cancelled' then n.updated_at end)`;

/** Demo accounts are told about what they follow, and about new claims that fit their instant searches. */
const TOLD = sql`(${NEWS}) union all select distinct claim_id, at, user_id, false from (${FITS}) fits
  where frequency = 'instant'`;

/** The demo accounts that follow claims and cases were told what the exchange would have told them. */
export const STORY_OF_FOLLOWERS: readonly StoryRule[] = [
  [
    'whoever follows a claim was told what happened to it, and of a case or an instant search each new claim',
    sql`select * from (${TOLD}) news where not exists (select from notifications t where t.user_id = news.user_id
          and t.category = 'case_follow' and t.path = '/claim/' || news.claim_id and t.created_at = news.occurred_at)`,
    sql`delete from notifications where id in (select max(id) from notifications where category = 'case_follow')`,
  ],
  [
    'nobody is told of what is not followed or searched, or twice of the same',
    sql`select t.id from notifications t where t.category = 'case_follow' and t.path like '/claim/%' and not exists (select from (${TOLD}) news
          where news.user_id = t.user_id and '/claim/' || news.claim_id = t.path and news.occurred_at = t.created_at)
        union all select min(id) from notifications where category = 'case_follow'
          group by user_id, path, created_at having count(*) > 1`,
    sql`update follows set created_at = created_at + interval '400 days' where case_id is not null`,
  ],
  [
    'each buyer of the demo was told of a claim that came under offer, what that means, and of one that came back',
    sql`select u.id from users u where u.id in (${DEMO_IDS.buyer}, ${DEMO_IDS.buyer2}) and (
          not exists (select from notifications t where t.user_id = u.id and t.category = 'case_follow'
            and t.title like 'CLM-% is under offer' and t.body like '%. If the negotiation ends without a sale, the claim comes back %')
          or not exists (select from notifications t where t.user_id = u.id and t.title like 'CLM-% is open again'))`,
    sql`update notifications set body = title where title like '% is under offer'`,
  ],
  [
    'one claim asked one price at a time, of all who followed it',
    sql`select f.claim_id from follows f join claims c on c.id = f.claim_id
          left join claim_events e on e.claim_id = f.claim_id and e.type = 'price_changed'
        group by f.claim_id, c.ask_percent, coalesce(f.created_at < e.occurred_at, false)
        having count(distinct coalesce(f.ask_percent_then, 0)) > 1
          or not coalesce(f.created_at < e.occurred_at, false) and max(f.ask_percent_then) <> c.ask_percent`,
    sql`update follows set ask_percent_then = ask_percent_then + 1 where id in (
          select max(id) from follows where ask_percent_then is not null group by claim_id)`,
  ],
  [
    'what followers read of a new claim is what it asked then',
    sql`select t.id from notifications t join claims c on t.path = '/claim/' || c.id
          join claim_events e on e.claim_id = c.id and e.type = 'listed' and e.occurred_at = t.created_at
          left join claim_events p on p.claim_id = c.id and p.type = 'price_changed'
          left join follows f on f.claim_id = c.id and f.created_at < p.occurred_at
          cross join trim_scale(case when p.id is null then c.ask_percent else f.ask_percent_then end) ask
        where t.category = 'case_follow' and (p.id is null or f.id is not null)
          and t.body not like '% ' || round(ask, greatest(2, scale(ask))) || ' \\% of face.'
          and c.ask_percent is not null`,
    sql`update claims set ask_percent = ask_percent + 1 where listed_at is not null`,
  ],
];
