import { mayLogIn } from '@/domain/users/user-status';
import { freshProofRefusal } from '../../auth/fresh-proof';
import { lockCaller } from '../../auth/lock-user';
import { lockClaimsOf } from '../../deals/lock-deal';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { broadcastUser } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';
import { changeUserStatus, claimsOfOwedFees, salesUnderWay } from '../user-status';
import { giveAddressBack } from './give-address-back';

export const closingHandlers = {
  closeAccount: async (call) => {
    return await change(call, async (work) => {
      const user = await lockCaller(work);
      await lockClaimsOf(work.db, user.id);
      // The user was suspended in the meantime: the staff decide what becomes of the account.
      if (!mayLogIn(user.status)) return refuse('transition_not_allowed');
      const sales = await salesUnderWay(work.db, user.id);
      if (sales) {
        return refuse('transition_not_allowed', {
          message: `You have sales that are under way: ${sales}. Wait until each is completed, or cancel it before both sides have signed; then close your account.`,
        });
      }
      const owed = await claimsOfOwedFees(work.db, user.id);
      if (owed) {
        return refuse('transition_not_allowed', {
          message: `Our fee is outstanding for what you bought or sold: ${owed}. Pay it as its negotiation says; once we have recorded it, close your account.`,
        });
      }
      const unproved = await freshProofRefusal(work, call.caller);
      if (unproved) return unproved;
      const closing = await giveAddressBack(work, user);
      await changeUserStatus(work, closing, { status: 'deactivated', reason: null });
      broadcastUser(work, user.id);
      return { status: 204, body: null };
    });
  },
} satisfies Partial<Handlers>;
