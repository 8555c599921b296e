import { sql } from 'drizzle-orm';
import type { StoryRule } from './deals';

/** A claim with its case, and the name of its class. */
const OF_CASES = sql`claims c join cases s on s.id = c.case_id
  left join lateral jsonb_to_recordset(s.parameters -> 'claim_classes') k (code text, name text) on k.code = c.claim_class`;

/** What the demo says about a claim is consistent: register, class, answers and description. */
export const STORY_OF_CLAIMS: readonly StoryRule[] = [
  [
    'what the court has allowed is fixed and undisputed',
    sql`select id from claims where register_status = 'allowed'
          and (contingent or unliquidated or disputed or allowed_amount is null)`,
    sql`update claims set register_status = 'allowed', allowed_amount = face_amount, disputed = false`,
  ],
  [
    'what is only scheduled, as disputed, contingent or unliquidated, has a proof of claim (Rule 3003(c)(2))',
    sql`select id from claims where register_status = 'scheduled' and proof_of_claim_number is null
          and (disputed or contingent or unliquidated)`,
    sql`update claims set register_status = 'scheduled', proof_of_claim_number = null where contingent or unliquidated`,
  ],
  [
    'nothing comes to the market that the court has disallowed or that is subordinated',
    sql`select id from claims where listed_at is not null
          and (register_status = 'disallowed' or priority = 'subordinated')`,
    sql`update claims set listed_at = submitted_at where register_status = 'disallowed'`,
  ],
  [
    'a claim has a rank that its class has: no class is administrative, and what is unsecured has no priority',
    sql`select c.id from ${OF_CASES} where c.priority = 'administrative'
          or c.priority in ('secured', 'priority') and k.name ~ 'nsecured|InsO'`,
    sql`update claims set priority = 'priority' where priority = 'general_unsecured'`,
  ],
  [
    'what a claim is for fits its type: suppliers alone have delivered goods, and no loan has unpaid invoices',
    sql`select min(id) from claims group by answers -> 'goods_or_services' having count(distinct claim_type) > 1
          and answers -> 'goods_or_services' is not null
        union all select id from claims where claim_type <> 'trade' and answers -> 'reclamation' = 'true'
          or claim_type not in ('trade', 'employee', 'lease') and answers ->> 'unpaid_bills' <> '0'`,
    sql`update claims set claim_type = 'loan' where claim_type = 'trade'`,
  ],
  [
    'nobody has voted on a plan before there was one, and accounts are of the kind that their class names',
    sql`select c.id from ${OF_CASES} where s.stage in ('filed', 'claims') and c.answers -> 'voted_on_plan' = 'true'
          or k.name ~* 'earn|interest' and c.answers ->> 'account_type' <> 'Earn'
          or k.name ~* 'custody|wallet' and c.answers ->> 'account_type' <> 'Custody'`,
    sql`update claims set answers = answers || '{"account_type": "Margin"}' where answers ? 'account_type'`,
  ],
  [
    'a description names no single account where there are several, no proof of claim where none was filed, and no document that is not there',
    sql`select id from claims where description ~ 'The account' and answers ->> 'accounts' <> '1'
          or description ~ 'proof of claim' and register_status = 'scheduled'
          or description ~ 'evidence of transfer'`,
    sql`update claims set description = 'The account is our own.' where answers ? 'accounts'`,
  ],
  [
    'our staff ask for a statement where the case does, for no more of an account number than its last digits (Rule 9037), and for a transfer where there was one',
    sql`select c.id from claims c join cases s on s.id = c.case_id
        where c.review_note ~ 'statement' and not s.parameters -> 'required_document_kinds' ? 'account_statement'
          or c.review_note ~ 'account number' and c.review_note !~ 'last four digits'
          or c.review_note ~ 'transfer' and c.acquired_from_other is not true`,
    sql`update claims set review_note = 'Please show the account number.' where review_note is not null`,
  ],
  [
    'nothing that is only scheduled has a proof of claim as a document',
    sql`select c.id from claims c join documents d on d.claim_id = c.id
        where c.register_status = 'scheduled' and d.kind = 'proof_of_claim'`,
    sql`update claims set register_status = 'scheduled', scheduled_amount = face_amount`,
  ],
];
