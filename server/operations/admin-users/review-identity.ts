import { eq } from 'drizzle-orm';
import type { IdentityReviewInputIdentityVerification } from '@generated/model';
import { identityReviews, needsReason } from '@/domain/users/user-status';
import { broadcastUser } from '../../ports/broadcast';
import { latestVerification } from '../../auth/latest-verification';
import { lockUser } from '../../auth/lock-user';
import { identityVerificationRows, userRows } from '../../db/schema';
import { identityReviewMail } from '../../mail/decision-mails';
import type { Call, Reply } from '../../calls/operation-types';
import { refuse, refuseStale } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { accountFault } from './account-fault';
import { changedAdminUser } from './present-admin-user';

/** Decides on the latest submission: its row and the user's copy change together. */
export async function reviewIdentity(
  call: Call<'updateAdminUser'>,
  review: IdentityReviewInputIdentityVerification,
): Promise<Reply<'updateAdminUser'>> {
  const { status } = review;
  const reason = needsReason(status) ? review.rejection_reason?.trim() || null : null;
  return await change(call, async (work) => {
    const { db, now } = work;
    const user = await lockUser(db, call.params.id);
    if (!user) return refuse('not_found');
    const stale = refuseStale(user, review.lock_version);
    if (stale) return stale;
    if (!identityReviews(user).includes(status)) {
      const fault = accountFault(user.status) ?? 'This decision is not possible any more.';
      return refuse('transition_not_allowed', {
        errors: { 'identity_verification.status': [fault] },
      });
    }
    if (needsReason(status) && reason === null) {
      return refuse('reason_required', {
        errors: { 'identity_verification.rejection_reason': ['Please give a reason.'] },
      });
    }
    const before = await latestVerification(db, user.id);
    if (!before) return refuse('transition_not_allowed');
    const values = {
      status,
      rejection_reason: reason,
      reviewed_by_admin_id: call.caller.admin.id,
      reviewed_at: now,
    };
    await db
      .update(identityVerificationRows)
      .set({ ...values, updated_at: now })
      .where(eq(identityVerificationRows.id, before.id));
    await work.update(userRows, user, { identity_status: status });
    await work.audit(`identity.${status}`, before.id, changesBetween(before, values));
    await work.tell(user, 'account', identityReviewMail, {
      status,
      reason,
      was: user.identity_status,
    });
    broadcastUser(work, user.id);
    return { status: 200, body: await changedAdminUser(db, user.id) };
  });
}
