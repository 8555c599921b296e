import { and, eq, gt } from 'drizzle-orm';
import { PROOF_MS } from '@/domain/users/links/link-lifetimes';
import { sessionRows } from '../db/schema';
import type { UserCaller } from '../calls/caller';
import { refuse } from '../calls/refusals';
import type { Work } from '../unit-of-work/change';

/**
 * Refuses what a session that was left open may not do: whoever finds it could take over the account or its money
 * (design, ruling 22). The proof belongs to the token that answered it.
 * @returns the refusal, or null within `PROOF_MS` of a login or of entering the password.
 */
export async function freshProofRefusal({ db, now }: Pick<Work, 'db' | 'now'>, caller: UserCaller) {
  const since = new Date(now.getTime() - PROOF_MS);
  const proved = and(eq(sessionRows.id, caller.sessionId), gt(sessionRows.proved_at, since));
  const isProved = !caller.hasFormerToken && (await db.$count(sessionRows, proved)) > 0;
  return isProved ? null : refuse('fresh_proof_required');
}
