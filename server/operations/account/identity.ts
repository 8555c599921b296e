import { and, eq, inArray } from 'drizzle-orm';
import type { IdentityVerificationInput } from '@generated/model';
import { maySubmitIdentity } from '@/domain/users/user-status';
import { broadcastUser } from '../../ports/broadcast';
import { lockCaller } from '../../auth/lock-user';
import { latestVerification } from '../../auth/latest-verification';
import { presentVerification } from '../../auth/present-user';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import { documentRows, identityVerificationRows, userRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';

export const identityHandlers = {
  submitVerification: async (call) =>
    await change(call, async (work) => {
      const { body } = call;
      const { db, now } = work;
      // Locked, so that the second of two simultaneous submissions finds the first one pending.
      const user = await lockCaller(work);
      if (user.status !== 'active') return refuse('account_not_confirmed');
      if (!maySubmitIdentity(user.identity_status)) return refuse('transition_not_allowed');
      const errors = await documentFaults(db, user.id, body);
      if (Object.keys(errors).length > 0) return refuse('document_not_usable', { errors });
      const latest = await latestVerification(db, user.id);
      const verification = await work.insert(identityVerificationRows, {
        ...body,
        user_id: user.id,
        attempt: (latest?.attempt ?? 0) + 1,
        earlier_reason: latest?.rejection_reason ?? null,
        submitted_at: now,
      });
      // Our staff have corrected the country of the last submission: the correction stays.
      const corrected = latest && user.country !== latest.country ? user.country : null;
      const country = corrected ?? body.country;
      await work.update(userRows, user, { identity_status: 'pending', country });
      broadcastUser(work, call.caller.user.id);
      await work.audit('identity.submitted', verification.id, {
        status: [user.identity_status, 'pending'],
        country: [user.country, country],
      });
      return { status: 201, body: presentVerification(verification) };
    }),

  getIdentityVerification: async ({ caller, ports }) => {
    const latest = await latestVerification(ports.db, caller.user.id);
    const verification = latest ? presentVerification(latest) : null;
    return { status: 200, body: { status: caller.user.identity_status, verification } };
  },
} satisfies Partial<Handlers>;

/** What is wrong with the chosen documents, by field. Somebody else's document counts as unknown. */
async function documentFaults(tx: Database, userId: number, input: IdentityVerificationInput) {
  const wanted = {
    gov_id_document_id: 'gov_id',
    personal_photo_document_id: 'personal_photo',
  } as const;
  const found = await tx
    .select(pickColumns(documentRows, 'id', 'kind', 'status', 'checksum'))
    .from(documentRows)
    .where(
      and(
        eq(documentRows.user_id, userId),
        inArray(documentRows.id, [input.gov_id_document_id, input.personal_photo_document_id]),
      ),
    )
    // Nobody can delete a document while it becomes part of a submission.
    .for('key share');
  const errors: Record<string, string[]> = {};
  for (const [field, kind] of Object.entries(wanted) as [keyof typeof wanted, string][]) {
    const document = found.find(({ id }) => id === input[field]);
    if (document?.kind !== kind) errors[field] = ['Upload this document first.'];
    else if (document.status !== 'ready') errors[field] = ['This document cannot be used.'];
  }
  const [one, other] = found;
  if (Object.keys(errors).length === 0 && one?.checksum === other?.checksum)
    errors['personal_photo_document_id'] = [
      'This is the same file as the identity document. Upload a photo of yourself.',
    ];
  return errors;
}
