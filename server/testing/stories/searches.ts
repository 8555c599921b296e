import { type SQL, sql } from 'drizzle-orm';
import type { StoryRule } from './deals';

/** When the owner of search `s` is told of listing `c`: at once, or with the mails of the next morning. */
const AT = sql`case s.frequency when 'instant' then c.listed_at
  else date_trunc('day', c.listed_at - interval '7 hours 1 millisecond', 'UTC') + interval '31 hours' end`;

const anyOf = (name: string, column: string): SQL => {
  const values = sql`s.params -> ${sql.raw(`'${name}'`)}`;
  return sql`(${values} is null or ${values} @> to_jsonb(${sql.raw(column)}))`;
};

/**
 * Which claims fitted which searches of verified buyers, who do not follow the case, at the time of telling. The
 * previous ask of a claim with a changed price is not on record: such a claim may have fitted, and is not `sure`.
 */
export const FITS: SQL = sql`select s.id as search_id, s.user_id, s.name, s.frequency, c.id as claim_id, c.reference, ${AT} as at,
    s.params -> 'max_ask_percent' is null or later.id is null as sure
  from saved_searches s join claims c on c.listed_at > s.created_at and c.user_id <> s.user_id
  left join claim_events later on later.claim_id = c.id and later.type = 'price_changed' and later.occurred_at > ${AT}
  where s.frequency <> 'off' and ${anyOf('case_id', 'c.case_id')} and ${anyOf('claim_type', 'c.claim_type')}
    and (s.params -> 'min_face_amount' is null or c.face_amount >= (s.params ->> 'min_face_amount')::numeric)
    and (s.params -> 'max_ask_percent' is null or later.id is not null or c.ask_percent <= (s.params ->> 'max_ask_percent')::numeric)
    and not exists (select from follows f where f.user_id = s.user_id and f.case_id = c.case_id and f.created_at <= c.listed_at)
    and (select e.type in ('listed', 'price_changed', 'resumed', 'deal_cancelled') from claim_events e
      where e.claim_id = c.id and e.occurred_at <= ${AT} order by e.occurred_at desc, e.id desc limit 1)`;

/**
 * The demo accounts with daily searches have the mails of each morning.
 * @param now when the demo was made.
 */
export const storyOfSearches = (now: Date): readonly StoryRule[] => {
  const lastMorning = sql`date_trunc('day', ${now.toISOString()}::timestamptz - interval '7 hours 1 minute', 'UTC') + interval '7 hours'`;
  // A mail goes out a minute after the period whose listings it covers.
  const daily = sql`(select * from (${FITS}) fits where frequency = 'daily' and at <= ${lastMorning})`;
  const isLetterOf = sql`t.user_id = f.user_id and t.created_at = f.at + interval '1 minute'`;
  const letters = sql`(select * from notifications where category = 'case_follow' and path = '/saved-searches')`;
  return [
    [
      'whoever has a daily search was told on the next morning of each new claim that fits, and for which search',
      sql`select f.claim_id from ${daily} f where f.sure and not exists (select from ${letters} t
            where ${isLetterOf} and position(f.reference in t.body) > 0 and position(f.name in t.body) > 0)`,
      sql`update notifications set body = title where path = '/saved-searches'`,
    ],
    [
      'a morning’s letter tells of as many claims as it counts, each of which fits',
      sql`select t.id from ${letters} t
            where substring(t.title from '^[0-9]+')::int <> (select count(distinct f.claim_id) from ${daily} f
              where ${isLetterOf} and position(f.reference in t.body) > 0)
            or (select count(*) from regexp_matches(t.body, 'CLM-', 'g')) <> substring(t.title from '^[0-9]+')::int`,
      sql`update saved_searches set params = '{"case_id": [999]}' where frequency = 'daily'`,
    ],
    [
      'what the searches of the demo were told of is not told again, and nothing is left out',
      sql`select id from saved_searches where alerted_until <> case frequency when 'daily' then ${lastMorning}
            else ${now.toISOString()}::timestamptz end`,
      sql`update saved_searches set alerted_until = created_at`,
    ],
  ];
};
