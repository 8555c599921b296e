import { sql } from 'drizzle-orm';
import type { StoryRule } from './deals';

/**
 * Conversations and notifications of the demo fit what they are about.
 * @param now when the demo was made.
 */
export const storyOfMessages = (now: Date): readonly StoryRule[] => [
  [
    'of each negotiation there is a conversation of its two sides, closed where it has ended without a sale',
    sql`select n.id from negotiations n left join conversations c on c.negotiation_id = n.id where c.id is null
          or (c.status = 'closed') <> (n.status in ('rejected', 'withdrawn', 'expired', 'closed', 'cancelled'))
          or (select array_agg(m.user_id order by m.role) from conversation_members m where m.conversation_id = c.id)
            <> array[n.buyer_id, n.seller_id]`,
    sql`update conversations set status = 'closed' where kind = 'negotiation'`,
  ],
  [
    'messages are written by who takes part, after the conversation began and before now',
    sql`select m.id from messages m join conversations c on c.id = m.conversation_id where m.created_at < c.created_at
          or m.created_at > ${now.toISOString()}::timestamptz or m.created_at > c.last_message_at
          or m.sender <> 'staff' and not exists (select from conversation_members p where p.conversation_id = c.id
            and p.user_id = m.user_id and p.role = m.sender)`,
    sql`update messages set created_at = created_at - interval '400 days'`,
  ],
  [
    'two sides speak of an account only where there was one, of a schedule where the claim stands in it, and ask for no recourse that is offered',
    sql`select m.id from messages m join conversations v on v.id = m.conversation_id join negotiations n on n.id = v.negotiation_id
          join claims c on c.id = n.claim_id join cases s on s.id = n.case_id join offers o on o.id = n.current_offer_id
        where m.body ~ 'account' and not s.parameters -> 'required_document_kinds' ? 'account_statement'
          or m.body ~ 'scheduled' and c.scheduled_amount is null or m.body ~ 'recourse' and o.recourse <> 'none'`,
    sql`update messages set body = 'Which account is it?' where sender = 'buyer'`,
  ],
  [
    'a question waits since its first message that our staff have neither answered nor closed',
    sql`select c.id from conversations c where c.unanswered_since is distinct from (select min(m.created_at) from messages m
          where m.conversation_id = c.id and c.status = 'open' and m.sender = 'user' and m.created_at > coalesce((select max(s.created_at)
            from messages s where s.conversation_id = c.id and s.sender = 'staff'), '-infinity'))`,
    sql`update conversations set unanswered_since = last_message_at`,
  ],
  [
    'whoever writes of an application has submitted it before',
    sql`select m.id from messages m left join buyer_accounts b on b.user_id = m.user_id
        where m.body ~ 'submitted my application' and b.submitted_at < m.created_at is not true`,
    sql`update messages set created_at = created_at - interval '9 days'`,
  ],
  [
    'what is unread was written by somebody else after what was read',
    sql`select p.id from conversation_members p where p.unread_count <> (select count(*) from messages m
          where m.conversation_id = p.conversation_id and m.sender <> p.role and m.id > p.read_up_to_id)`,
    sql`update conversation_members set read_up_to_id = 0 where unread_count > 0 or read_up_to_id > 0`,
  ],
  [
    'what somebody was told leads to a page of theirs',
    sql`select t.id from notifications t where not case
          when t.path like '/negotiations/%' then exists (select from negotiations n
            where '/negotiations/' || n.id = t.path and t.user_id in (n.buyer_id, n.seller_id))
          when t.path like '/my-offers/%' then exists (select from offers o
            where '/my-offers/' || o.id = t.path and t.user_id in (o.maker_id, o.recipient_id))
          when t.path like '/my-claims/%' then exists (select from claims c
            where '/my-claims/' || c.id = t.path and t.user_id = c.user_id)
          when t.path like '/chat/%' then exists (select from conversations c
            where '/chat/' || c.id = t.path and t.user_id = c.user_id)
          when t.path like '/claim/%' then t.category = 'case_follow' and exists (select from claims c
            where '/claim/' || c.id = t.path and c.listed_at <= t.created_at and t.user_id <> c.user_id)
          when t.path = '/saved-searches' then exists (select from saved_searches s
            where s.user_id = t.user_id and s.frequency = 'daily' and s.created_at < t.created_at)
          when t.path in ('/profile-verify-identity', '/apply-buyer-account', '/buyer-portal', '/new-agreement',
              '/profile-account-settings')
            then t.category = 'account'
          else false end`,
    sql`update notifications set user_id = user_id + 1`,
  ],
  [
    'who was decided on by our staff, as buyer, as a person or as a user, was told of it',
    sql`select v.user_id from identity_verifications v where v.reviewed_at is not null and not exists (select from
          notifications t where t.user_id = v.user_id and t.category = 'account' and t.created_at = v.reviewed_at)
        union all select b.user_id from buyer_accounts b where b.reviewed_at is not null and not exists (select from
          notifications t where t.user_id = b.user_id and t.category = 'account' and t.created_at = b.reviewed_at)
        union all select u.id from users u where u.status in ('suspended', 'deactivated') and not exists (select from
          notifications t where t.user_id = u.id and t.category = 'account' and t.created_at = u.updated_at)`,
    sql`delete from notifications where category = 'account'`,
  ],
  [
    'who was told of a message before the acceptance read no name of the other side, and afterwards the name',
    sql`select t.id from notifications t join negotiations n on t.path = '/negotiations/' || n.id
          join users u on u.id = case t.user_id when n.buyer_id then n.seller_id else n.buyer_id end
        where t.category = 'message' and (n.agreed_at <= t.created_at) is not distinct from
          (position(u.first_name || ' ' || u.last_name in t.title) = 0)`,
    sql`update notifications set title = 'New message' where category = 'message'`,
  ],
  [
    'whoever has to answer an offer was told of it',
    sql`select o.id from offers o where o.status = 'pending' and not exists (select from notifications t
          where t.user_id = o.recipient_id and t.path = '/my-offers/' || o.id and t.created_at = o.created_at)`,
    sql`delete from notifications where path like '/my-offers/%'`,
  ],
  [
    'an offer is closed when a sale or the seller takes the claim off the market: the buyer is told which, the seller knows',
    sql`select o.id from offers o where o.status = 'closed' and not exists (select from notifications t
            join claim_events e on e.claim_id = o.claim_id and e.occurred_at = o.answered_at
          where t.path = '/my-offers/' || o.id and t.created_at = o.answered_at and position(case e.type
              when 'under_offer' then 'The seller agreed with another buyer.'
              when 'paused' then 'The listing of the claim was paused.' end in t.body) > 0)
        union all select t.id from notifications t join offers o on t.path = '/my-offers/' || o.id
          where t.title like 'An offer was closed%' and t.user_id not in (
            select n.buyer_id from negotiations n where n.id = o.negotiation_id)`,
    sql`update notifications set body = 'The claim was withdrawn.' where title like 'An offer was closed%'`,
  ],
  [
    'a closed offer names what became of its claim at that time',
    sql`select o.id from offers o left join claim_events e on e.claim_id = o.claim_id and e.occurred_at = o.answered_at
          and e.type in ('under_offer', 'paused', 'withdrawn', 'expired')
        where o.status = 'closed' and o.close_reason is distinct from
          case e.type when 'under_offer' then 'sold' else e.type end`,
    sql`update offers set close_reason = 'withdrawn' where status = 'closed'`,
  ],
];
