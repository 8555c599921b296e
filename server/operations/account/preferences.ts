import { changedPaymentChoice, customPaymentMethodFault } from '@/domain/users/payment-method';
import { freshProofRefusal } from '../../auth/fresh-proof';
import { lockCaller } from '../../auth/lock-user';
import { presentUser } from '../../auth/present-user';
import { userRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { broadcastPayment } from '../../claims/broadcast-change';
import { broadcastUser } from '../../ports/broadcast';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { refuseEmptyChange, tellOfDetails } from '../profile-changes';

export const preferenceHandlers = {
  updatePreferences: async (call) => {
    const { body, caller } = call;
    if (Object.keys(body.user).length === 0) return refuseEmptyChange();
    return await change(call, async (work) => {
      let user = await lockCaller(work);
      const payment = changedPaymentChoice(user, body.user);
      const fault = customPaymentMethodFault(payment);
      if (fault) return refuseFields({ 'user.custom_payment_method': fault });
      const isPaidElsewhere = Object.keys(changesBetween(user, payment)).length > 0;
      const letsStaffWrite = body.user.message_with_the_staff && !user.message_with_the_staff;
      if (caller.impersonator && (isPaidElsewhere || letsStaffWrite)) {
        return refuse('in_person_only');
      }
      const unproved = isPaidElsewhere ? await freshProofRefusal(work, caller) : null;
      if (unproved) return unproved;
      const values = { ...body.user, ...payment };
      const changes = changesBetween(user, values);
      if (Object.keys(changes).length > 0) {
        user = await work.update(userRows, user, values);
        await work.audit('user.preferences_changed', user.id, changes);
        if (caller.impersonator) await tellOfDetails(work, user, changes);
        broadcastUser(work, user.id);
        if (isPaidElsewhere) await broadcastPayment(work, user.id);
      }
      return { status: 200, body: await presentUser(work.db, user, caller.impersonator) };
    });
  },
} satisfies Partial<Handlers>;
