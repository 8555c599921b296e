import { and, eq, sql } from 'drizzle-orm';
import type { IdentityReviewInputIdentityVerification } from '@generated/model';
import { identityReviews, needsReason, signInRefusal } from '@/domain/user-status';
import { audit, changesBetween } from '../../audit';
import { lockUser } from '../../auth/one-time-links';
import { identityVerificationRows, userRows } from '../../db/schema';
import { enqueueMail } from '../../mail/outbox';
import { identityReviewMail } from '../../mail/templates';
import type { Call, Reply } from '../../router/operation-types';
import { refuse } from '../../router/refusals';
import { readAdminUser } from './present-admin-user';

/** Decides over the latest submission: its row and the user's copy change together. */
export async function reviewIdentity(
  call: Call<'updateAdminUser'>,
  review: IdentityReviewInputIdentityVerification,
): Promise<Reply<'updateAdminUser'>> {
  const { caller, params, ports } = call;
  const { status } = review;
  const reason = needsReason(status) ? review.rejection_reason?.trim() || null : null;
  const now = ports.clock();
  return await ports.db.transaction(async (tx) => {
    const user = await lockUser(tx, params.id);
    if (!user) return refuse(404, 'not_found');
    if (!identityReviews(user).includes(status)) {
      const state = signInRefusal(user.status)
        ? `The account is ${user.status}: nothing is decided about it.`
        : `The identity is ${user.identity_status}.`;
      return refuse(422, 'transition_not_allowed', {
        errors: { 'identity_verification.status': [state] },
      });
    }
    if (needsReason(status) && reason === null) {
      return refuse(422, 'reason_required', {
        errors: { 'identity_verification.rejection_reason': ['Please give a reason.'] },
      });
    }
    const { user_id, attempt } = identityVerificationRows;
    const latest = and(
      eq(user_id, user.id),
      sql`${attempt} = (select max(v.attempt) from ${identityVerificationRows} v where v.user_id = ${user.id})`,
    );
    const [before] = await tx.select().from(identityVerificationRows).where(latest);
    if (!before) return refuse(422, 'transition_not_allowed');
    const values = {
      status,
      rejection_reason: reason,
      reviewed_by_admin_id: caller.admin.id,
      reviewed_at: now,
    };
    await tx
      .update(identityVerificationRows)
      .set({ ...values, updated_at: now })
      .where(eq(identityVerificationRows.id, before.id));
    await tx
      .update(userRows)
      .set({
        identity_status: status,
        updated_at: now,
        lock_version: sql`${userRows.lock_version} + 1`,
      })
      .where(eq(userRows.id, user.id));
    await audit(tx, call, {
      action: `identity.${status}`,
      subject_type: 'identity_verifications',
      subject_id: before.id,
      changes: changesBetween(before, values),
    });
    const { first_name, email } = user;
    const { publicOrigin: origin, staffEmail } = ports.settings;
    const mail = identityReviewMail({ origin, staffEmail, first_name, status, reason });
    await enqueueMail(tx, email, mail, now);
    const body = await readAdminUser(tx, user.id);
    return body ? { status: 200, body } : refuse(404, 'not_found');
  });
}
