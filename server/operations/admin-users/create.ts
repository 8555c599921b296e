import { INITIAL_USER_STATUSES } from '@/domain/users/user-status';
import { broadcastUser } from '../../ports/broadcast';
import { normalEmail } from '@/domain/users/normal-email';
import { mailInvitation } from '../../auth/invitation';
import { type AuditChanges, userRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { changedProfile, NO_CONTACTS, refuseTakenEmail } from '../profile-changes';
import { changedAdminUser } from './present-admin-user';

const EMPTY_PROFILE = { ...NO_CONTACTS, first_name: '', last_name: '', email: '' };

export const createHandlers = {
  createAdminUser: async (call) => {
    const { status = 'pending', country = null, ...profile } = call.body.user;
    const { values, errors } = changedProfile(EMPTY_PROFILE, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    if (!INITIAL_USER_STATUSES.includes(status)) {
      return refuse('transition_not_allowed', {
        errors: { 'user.status': ['A new account is not confirmed yet, or active.'] },
      });
    }
    return await change(call, async (work) => {
      const [created] = await work.db
        .insert(userRows)
        .values({
          ...values,
          email: normalEmail(values.email),
          status,
          country,
          created_at: work.now,
          updated_at: work.now,
        })
        .onConflictDoNothing()
        .returning();
      if (!created) return refuseTakenEmail();
      await mailInvitation(work, created);
      const changes = { status: [null, status], country: [null, country] } satisfies AuditChanges;
      broadcastUser(work, created.id);
      await work.audit('user.created', created.id, changes);
      return { status: 201, body: await changedAdminUser(work.db, created.id) };
    });
  },
} satisfies Partial<Handlers>;
