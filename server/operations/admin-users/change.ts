import { eq, sql } from 'drizzle-orm';
import { audit, changesBetween } from '../../audit';
import { lockUser } from '../../auth/one-time-links';
import { userRows } from '../../db/schema';
import type { Handlers } from '../../router/operation-types';
import { refuse } from '../../router/refusals';
import { isEmailTaken, refuseTakenEmail } from '../profile-changes';
import { changeUser } from './change-user';
import { readAdminUser } from './present-admin-user';
import { reviewIdentity } from './review-identity';

export const changeHandlers = {
  updateAdminUser: async (call) => {
    const { body } = call;
    try {
      return 'identity_verification' in body
        ? await reviewIdentity(call, body.identity_verification)
        : await changeUser(call, body.user);
    } catch (error) {
      if (isEmailTaken(error)) return refuseTakenEmail();
      throw error;
    }
  },

  updateAdminUserCountry: async (call) => {
    const { body, params, ports } = call;
    return await ports.db.transaction(async (tx) => {
      const before = await lockUser(tx, params.userId);
      if (!before) return refuse(404, 'not_found');
      const changes = changesBetween(before, body);
      if (Object.keys(changes).length > 0) {
        await tx
          .update(userRows)
          .set({
            country: body.country,
            updated_at: ports.clock(),
            lock_version: sql`${userRows.lock_version} + 1`,
          })
          .where(eq(userRows.id, before.id));
        await audit(tx, call, {
          action: 'user.country_changed',
          subject_type: 'users',
          subject_id: before.id,
          changes,
        });
      }
      const user = await readAdminUser(tx, before.id);
      return user ? { status: 200, body: user } : refuse(404, 'not_found');
    });
  },
} satisfies Pick<Handlers, 'updateAdminUser' | 'updateAdminUserCountry'>;
