import { type SQL, sql } from 'drizzle-orm';
import { DEMO_IDS } from '../../seed/demo-accounts';

/** What the story says, with a query for rows that contradict it, and a change that creates such a row. */
export type StoryRule = readonly [rule: string, contradictions: SQL, fault: SQL];

/**
 * Claims, offers, negotiations and prices of the demo tell one story.
 * @param now when the demo was made.
 */
export const storyOfDeals = (now: Date): readonly StoryRule[] => [
  [
    'a claim is under offer or sold exactly where one deal about it is under way or completed',
    sql`select c.id from claims c where (c.status = 'under_offer') <> exists (select from negotiations n
          where n.claim_id = c.id and n.status in ('diligence', 'signing', 'payment', 'transfer'))
        or (c.status = 'sold') <> exists (select from negotiations n where n.claim_id = c.id and n.status = 'completed')`,
    sql`update negotiations set status = 'completed' where status = 'transfer'`,
  ],
  [
    'claim and deal agree on price, day of acceptance and day of sale',
    sql`select n.id from negotiations n join claims c on c.id = n.claim_id
        where n.status in ('diligence', 'signing', 'payment', 'transfer', 'completed')
          and (n.agreed_percent, n.agreed_at, n.completed_at) is distinct from (c.agreed_percent, c.agreed_at, c.sold_at)`,
    sql`update claims set agreed_percent = agreed_percent + 1 where status = 'sold'`,
  ],
  [
    'what was agreed on is what the accepted offer says',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id
        where n.agreed_at is not null and (o.status <> 'accepted'
          or (n.agreed_percent, n.agreed_amount, n.agreed_at) is distinct from (o.price_percent, o.amount, o.answered_at))`,
    sql`update offers set price_percent = price_percent + 1 where status = 'accepted'`,
  ],
  [
    'a payment by bank has the reference of its negotiation, one to a wallet a hash; only by bank the seller asks for the reference',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id
        where n.payment_reference is not null and (n.payment_reference = n.reference) <> (o.payment_method = 'bank_transfer')
          or o.payment_method <> 'bank_transfer' and (n.payment_reference !~ '^0x[0-9a-f]{64}$' or exists (
            select from messages m join conversations c on c.id = m.conversation_id
              where c.negotiation_id = n.id and m.body like '%reference of the negotiation%'))`,
    sql`update negotiations set payment_reference = 'WIRE-1' where payment_reference is not null`,
  ],
  [
    'a completed deal is a price in the history of its case, of that day',
    sql`select n.id from negotiations n where n.status = 'completed' and not exists (select from case_price_points p
          where p.case_id = n.case_id and p.source = 'trade' and p.date = (n.completed_at at time zone 'UTC')::date
            and p.low_percent = n.agreed_percent)`,
    sql`update case_price_points set date = date - 1 where source = 'trade'`,
  ],
  [
    'a claim shows as many bids, and the highest, as stand for it',
    sql`select c.id from claims c cross join lateral (select count(*) as count, max(price_percent) filter (where made_by = 'buyer') as best from offers o
          where o.claim_id = c.id and o.status = 'pending') bids
        where (c.offers_count, c.best_bid_percent) is distinct from (bids.count, bids.best)`,
    sql`update offers set price_percent = price_percent + 1 where status = 'pending' and made_by = 'buyer'`,
  ],
  [
    'an offer stands exactly in an open negotiation, about an open claim, and its time is not over',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id join claims c on c.id = n.claim_id
        where (n.status = 'open') <> (o.status = 'pending')
          or o.status = 'pending' and (c.status <> 'open' or o.expires_at <= ${now.toISOString()}::timestamptz)`,
    sql`update claims set status = 'paused' where offers_count > 0`,
  ],
  [
    'a negotiation ends as its last offer does',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id
        where n.agreed_at is null and n.status <> 'open'
          and n.status <> case o.status when 'auto_declined' then 'rejected' else o.status end`,
    sql`update negotiations set status = 'withdrawn' where status = 'expired'`,
  ],
  [
    'each move but the first answers the one before, which was countered',
    sql`select o.id from offers o left join offers p on p.id = o.parent_offer_id
        where coalesce(p.id, 0) <> coalesce((select max(b.id) from offers b where b.negotiation_id = o.negotiation_id and b.id < o.id), 0)
          or p.id is not null and (p.status <> 'countered' or p.answered_at <> o.created_at or p.made_by = o.made_by)
          or p.id is null and o.made_by <> 'buyer'`,
    sql`update offers set parent_offer_id = null where parent_offer_id is not null`,
  ],
  [
    'nobody answers an offer before it is made or after its time, and what expired did so at its time',
    sql`select id from offers where answered_at < created_at or answered_at > expires_at
          or (status = 'expired' and answered_at <> expires_at) or (status = 'auto_declined' and answered_at <> created_at)`,
    sql`update offers set expires_at = expires_at - interval '40 days' where status = 'accepted'`,
  ],
  [
    'an offer comes after the listing, and after its buyer could bid',
    sql`select n.id from negotiations n join claims c on c.id = n.claim_id
          left join buyer_accounts b on b.user_id = n.buyer_id and b.status = 'verified'
          join users u on u.id = n.buyer_id join users s on s.id = n.seller_id
        where n.created_at < c.listed_at or b.id is null or not exists (
            select from agreement_acceptances a where a.user_id = n.buyer_id and a.accepted_at <= n.created_at)
          or u.identity_status <> 'approved' or s.identity_status <> 'approved'
          or n.seller_id <> c.user_id or n.case_id <> c.case_id`,
    sql`update users set identity_status = 'pending' where id = ${DEMO_IDS.seller}`,
  ],
  [
    'the steps of a deal follow each other',
    sql`select n.id from negotiations n left join assignments a on a.negotiation_id = n.id
        where not coalesce(n.created_at <= n.agreed_at
          and n.agreed_at <= a.created_at
          and a.created_at <= least(a.seller_signed_at, a.buyer_signed_at), true)
        or not coalesce(greatest(a.seller_signed_at, a.buyer_signed_at) <= n.paid_at, true)
        or not coalesce(n.paid_at <= n.received_at, true)
        or not coalesce((n.received_at at time zone 'UTC')::date <= n.transfer_filed_on, true)
        or not coalesce(n.objection_deadline_on < (n.completed_at at time zone 'UTC')::date, true)
        or n.updated_at > ${now.toISOString()}::timestamptz`,
    sql`update negotiations set paid_at = agreed_at where paid_at is not null`,
  ],
  [
    'a stage has what comes before it, and nothing that comes after',
    sql`select n.id from negotiations n left join assignments a on a.negotiation_id = n.id
        where n.status in ('signing', 'payment', 'transfer', 'completed') and a.id is null
          or n.status in ('open', 'diligence') and a.id is not null
          or (n.status in ('payment', 'transfer', 'completed'))
            <> coalesce(a.seller_signed_at is not null and a.buyer_signed_at is not null, false)
          or (n.status in ('transfer', 'completed')) <> (n.received_at is not null)
          or n.status = 'completed' and (n.docket_number is null or n.objection_deadline_on is null)
          or n.paid_at is not null and n.status not in ('payment', 'transfer', 'completed')`,
    sql`update assignments set buyer_signed_at = null, buyer_typed_name = null, buyer_signatory_title = null`,
  ],
  [
    'a fee was received after both had signed and before today, as the timeline says, and before the sale was completed',
    sql`select n.id from negotiations n join assignments a on a.negotiation_id = n.id
          cross join lateral (values ('buyer', n.buyer_fee_received_on), ('seller', n.seller_fee_received_on)) f (side, day)
        where f.day < (greatest(a.seller_signed_at, a.buyer_signed_at) at time zone 'UTC')::date
          or f.day > (${now.toISOString()}::timestamptz at time zone 'UTC')::date
          or (f.day is not null) <> exists (select from negotiation_events e where e.negotiation_id = n.id
            and e.type = 'fee_received' and e.note = f.side)
          or f.day is null and n.status = 'completed' and exists (select from offers o where o.id = n.current_offer_id
            and case f.side when 'buyer' then o.buyer_fee_amount else o.seller_fee_amount end > 0)`,
    sql`update negotiations set buyer_fee_received_on = null where status = 'completed'`,
  ],
  [
    'an agreement is drawn up in a wording that was in force then',
    sql`select id from assignments where to_date(version, 'YYYY-MM') > created_at`,
    sql`update assignments set version = '2099-01'`,
  ],
  [
    'who signs for a company has the position that its application names',
    sql`select a.id from assignments a join negotiations n on n.id = a.negotiation_id
          join buyer_accounts b on b.user_id = n.buyer_id
        where a.buyer_signatory_title is distinct from
          case when a.buyer_typed_name = b.signatory_name then b.signatory_title end`,
    sql`update assignments set buyer_signatory_title = null`,
  ],
  [
    'what both have signed is a PDF of the seller’s, and nothing else is',
    sql`select a.id from assignments a join negotiations n on n.id = a.negotiation_id
          left join documents d on d.id = a.document_id and d.kind = 'agreement' and d.user_id = n.seller_id
          left join document_contents c on c.document_id = d.id
        where (a.seller_signed_at is not null and a.buyer_signed_at is not null) <> (d.id is not null)
          or a.document_id is not null and coalesce(substring(c.bytes for 5) <> '%PDF-'::bytea, true)`,
    sql`update assignments set document_id = null`,
  ],
  [
    'a timeline begins with the offer and ends with what changed the negotiation last',
    sql`select n.id from negotiations n where
          (select type from negotiation_events e where e.negotiation_id = n.id order by occurred_at, id limit 1) <> 'offer_made'
          or (select max(occurred_at) from negotiation_events e where e.negotiation_id = n.id) <> n.updated_at
          or (select count(*) from negotiation_events e where e.negotiation_id = n.id and e.type in ('offer_made', 'offer_countered'))
            <> (select count(*) from offers o where o.negotiation_id = n.id)`,
    sql`delete from negotiation_events where type = 'completed'`,
  ],
  [
    'a bid below what the seller accepts at least was declined, and no other',
    sql`select o.id from offers o join claims c on c.id = o.claim_id where o.made_by = 'buyer'
          and (o.status = 'auto_declined') <> coalesce(o.price_percent < c.minimum_percent, false)`,
    sql`update claims set minimum_percent = ask_percent where offers_count > 0`,
  ],
  [
    'nobody who is barred has a claim on the market or an offer that stands, and no closed account is part of a sale',
    sql`select c.id from claims c join users u on u.id = c.user_id
          where c.status = 'open' and u.status in ('suspended', 'deactivated')
        union all select n.id from negotiations n join users u on u.id in (n.buyer_id, n.seller_id)
          where n.status = 'open' and u.status in ('suspended', 'deactivated')
            or n.status in ('diligence', 'signing', 'payment', 'transfer') and u.status = 'deactivated'`,
    sql`update users set status = 'suspended' where id in (select user_id from claims where status = 'open')`,
  ],
  [
    'no claim was listed, and no part offered for, that is smaller than what the case takes',
    sql`select c.id from claims c join cases s on s.id = c.case_id left join offers o on o.claim_id = c.id
        where c.listed_at is not null
          and least(c.face_amount, o.face_amount) < (s.parameters ->> 'minimum_claim_amount')::numeric`,
    sql`update cases set parameters = jsonb_set(parameters, '{minimum_claim_amount}', '"99999999"')`,
  ],
  [
    'nobody bids in a case that takes no buyers of the country',
    sql`select n.id from negotiations n join users u on u.id = n.buyer_id join cases s on s.id = n.case_id
        where s.parameters -> 'restricted_countries' ? u.country`,
    sql`update cases set parameters = jsonb_set(parameters, '{restricted_countries}',
          (select jsonb_agg(distinct country) from users where country is not null))`,
  ],
];
