import { eq, sql } from 'drizzle-orm';
import { changedPaymentChoice, customPaymentMethodFault } from '@/domain/payment-method';
import { audit, changesBetween } from '../../audit';
import { lockUser } from '../../auth/one-time-links';
import { presentUser } from '../../auth/present-user';
import { userRows } from '../../db/schema';
import type { Handlers } from '../../router/operation-types';
import { refuseFields } from '../../router/refusals';
import { refuseEmptyChange } from '../profile-changes';

export const preferenceHandlers = {
  updatePreferences: async (call) => {
    const { body, caller, ports } = call;
    if (Object.keys(body.user).length === 0) return refuseEmptyChange();
    return await ports.db.transaction(async (tx) => {
      const user = (await lockUser(tx, caller.user.id)) ?? caller.user;
      const payment = changedPaymentChoice(user, body.user);
      const fault = customPaymentMethodFault(payment);
      if (fault) return refuseFields({ 'user.custom_payment_method': fault });
      const values = { ...body.user, ...payment };
      const changes = changesBetween(user, values);
      if (Object.keys(changes).length === 0) {
        return { status: 200, body: await presentUser(tx, user, caller.impersonator) };
      }
      const [changed = user] = await tx
        .update(userRows)
        .set({
          ...values,
          updated_at: ports.clock(),
          lock_version: sql`${userRows.lock_version} + 1`,
        })
        .where(eq(userRows.id, user.id))
        .returning();
      await audit(tx, call, {
        action: 'user.preferences_changed',
        subject_type: 'users',
        subject_id: user.id,
        changes,
      });
      return { status: 200, body: await presentUser(tx, changed, caller.impersonator) };
    });
  },
} satisfies Pick<Handlers, 'updatePreferences'>;
