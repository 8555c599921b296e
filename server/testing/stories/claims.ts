import { sql } from 'drizzle-orm';
import type { StoryRule } from './deals';

/** A claim with its case, and the name of its class. */
const OF_CASES = sql`claims c join cases s on s.id = c.case_id
  left join lateral jsonb_to_recordset(s.parameters -> 'claim_classes') k (code text, name text) on k.code = c.claim_class`;

/** What the demo tells of a claim agrees with itself: register, class, answers and description. */
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
];
