import { type SQL, sql } from 'drizzle-orm';
import { MAILED_DAYS } from '../../seed/told/tell-all';
import type { StoryRule } from './deals';

/**
 * What a person gets mails about, according to the switches of the profile; a barred user gets only those about the
 * account.
 */
const WANTS = sql`case t.category when 'account' then true
  else u.status not in ('suspended', 'deactivated') and case t.category
    when 'message' then u.message_notifications
    when 'claim' then u.claim_notifications
    when 'case_follow' then u.claim_case_follow_notifications
    else true end end`;

const SAME = sql`m."to" = u.email and m.subject = t.title and m.created_at = t.created_at`;

/** What our staff did, and to which record, under the names that the operations give it. */
const STAFF_ACTS: SQL = sql`
  select 'negotiation.' || type as action, negotiation_id as id, occurred_at as at from negotiation_events where actor_role = 'staff'
  union all select 'claim.sold', n.claim_id, e.occurred_at from negotiation_events e
    join negotiations n on n.id = e.negotiation_id where e.type = 'completed' and e.actor_role = 'staff'
  union all select 'claim.' || type, claim_id, occurred_at from claim_events where actor_role = 'staff'
  union all select 'identity.' || status, id, reviewed_at from identity_verifications where reviewed_at is not null
  union all select 'buyer_account.' || status, id, reviewed_at from buyer_accounts where reviewed_at is not null
  union all select 'user.' || status, id, updated_at from users where status in ('suspended', 'deactivated')
  union all select 'conversation.assigned', c.id, (select min(m.created_at) from messages m
    where m.conversation_id = c.id and m.sender = 'staff') from conversations c where c.assigned_admin_id is not null
  union all select 'conversation.closed', id, updated_at from conversations where kind = 'staff' and status = 'closed'`;

const RECORDED = sql`select action, subject_id, created_at from audit_events where actor = 'admin' and actor_admin_id is not null`;

/**
 * The mailbox and the audit log of the demo fit what has happened.
 * @param now when the demo was made.
 */
export const storyOfRecords = (now: Date): readonly StoryRule[] => {
  const mailed = sql`t.created_at >= ${now.toISOString()}::timestamptz - ${MAILED_DAYS} * interval '1 day'`;
  return [
    [
      'whoever was told of something of late has a mail of the same text and time, unless such mails are switched off',
      sql`select t.id from notifications t join users u on u.id = t.user_id where ${mailed} and ${WANTS}
            and not exists (select from outbox_emails m where ${SAME} and m.sent_at = t.created_at
              and position(split_part(t.body, '. ', 1) in regexp_replace(m.text, '\\n+', ' ', 'g')) > 0 and position(t.path in m.text) > 0
                or ${SAME} and t.path = '/profile-account-settings')`,
      sql`update outbox_emails set sent_at = null where kind like 'deal_%'`,
    ],
    [
      'nobody has a mail of what such mails are switched off for, or of what nobody was told',
      sql`select m.id from outbox_emails m where not exists (select from notifications t join users u on u.id = t.user_id
            where ${SAME} and ${WANTS})`,
      sql`update users set claim_notifications = false, message_notifications = false`,
    ],
    [
      'nobody has acted after the day on which they were seen last',
      sql`select u.id from users u where exists (select from (
            select maker_id as user_id, created_at as at from offers
            union all select user_id, created_at from messages
            union all select user_id, accepted_at from agreement_acceptances
            union all select user_id, submitted_at from identity_verifications
            union all select user_id, submitted_at from buyer_accounts) acts
            where acts.user_id = u.id and acts.at > coalesce(u.last_sign_in_at, '-infinity'))`,
      sql`update users set last_sign_in_at = last_sign_in_at - interval '1 year'`,
    ],
    [
      'what waits for a decision was submitted within nine days, an application after the documents',
      sql`select id from users
          where identity_status = 'pending' and identity_submitted_at is distinct from
              greatest(identity_submitted_at, ${now.toISOString()}::timestamptz - interval '9 days')
            or buyer_account_status = 'pending' and application_submitted_at is distinct from
              greatest(application_submitted_at, identity_submitted_at, ${now.toISOString()}::timestamptz - interval '9 days')`,
      sql`update users set application_submitted_at = application_submitted_at - interval '9 days'`,
    ],
    [
      'most of what waits has not waited for longer than our staff usually take, and what has shows in which order it waits',
      sql`select queue from (
            select 'identity' as queue, identity_submitted_at as at, interval '1 day' as usual from users where identity_status = 'pending'
            union all select 'application', application_submitted_at, interval '2 days' from users where buyer_account_status = 'pending'
          ) waiting
          group by queue, usual
          having avg((at >= ${now.toISOString()}::timestamptz - usual)::int) < 0.5 or count(distinct at::date) < 5`,
      sql`update users set identity_submitted_at = ${now.toISOString()}::timestamptz`,
    ],
    [
      'each act of our staff is in the audit log, by somebody and of its time',
      sql`${STAFF_ACTS} except ${RECORDED}`,
      sql`delete from audit_events where action = 'negotiation.transfer_filed'`,
    ],
    [
      'the audit log holds no act that the records do not know',
      sql`select * from (${RECORDED}) recorded except (${STAFF_ACTS})`,
      sql`update audit_events set created_at = created_at - interval '1 day' where action like 'conversation.%'`,
    ],
    [
      'what the audit log says of a transfer, a sale and a decision is what the record holds',
      sql`select a.id from audit_events a join negotiations n on a.subject_type = 'negotiations' and n.id = a.subject_id
            where a.action = 'negotiation.transfer_filed' and (a.changes -> 'docket_number' ->> 1 <> n.docket_number
                or a.changes -> 'transfer_filed_on' ->> 1 <> n.transfer_filed_on::text)
              or a.action = 'negotiation.completed' and (a.changes -> 'completed_at' ->> 1)::timestamptz <> n.completed_at
          union all select a.id from audit_events a join buyer_accounts b on a.subject_type = 'buyer_accounts' and b.id = a.subject_id
            where (a.changes -> 'status' ->> 1, a.changes -> 'rejection_reason' ->> 1) is distinct from (b.status, b.rejection_reason)
          union all select a.id from audit_events a join conversations c on a.action = 'conversation.assigned' and c.id = a.subject_id
            where (a.changes -> 'assigned_admin_id' ->> 1)::int <> c.assigned_admin_id or a.actor_admin_id <> c.assigned_admin_id
          union all select a.id from audit_events a join identity_verifications v on a.subject_type = 'identity_verifications'
            and v.id = a.subject_id where a.actor_admin_id <> v.reviewed_by_admin_id`,
      sql`update negotiations set docket_number = '1' where docket_number is not null`,
    ],
  ];
};
