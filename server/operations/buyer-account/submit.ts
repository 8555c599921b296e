import {
  applicationGaps,
  applicationObstacle,
  isApplicationOpen,
} from '@/domain/buyers/buyer-account';
import { broadcastUser } from '../../ports/broadcast';
import { lockBuyerAccount, lockCaller } from '../../auth/lock-user';
import { buyerAccountRows, userRows } from '../../db/schema';
import { applicationReceivedMail } from '../../mail/decision-mails';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale, underPath } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { buyerAccountBody, documentsOf } from './account-body';
import { withoutEntity } from './application-fields';

export const submissionHandlers = {
  submitBuyerAccount: async (call) =>
    await change(call, async (work) => {
      const { db, now } = work;
      const user = await lockCaller(work);
      const before = await lockBuyerAccount(db, user.id);
      if (!before) return refuse('not_found');
      const stale = refuseStale(before, call.body.lock_version);
      if (stale) return stale;
      if (!isApplicationOpen(before.status)) return refuse('transition_not_allowed');
      const obstacle = applicationObstacle(user);
      if (obstacle) return refuse(obstacle);
      // Nobody can take a document out of the application now, because that locks its row first.
      const gaps = underPath(
        'buyer_account',
        applicationGaps(before, await documentsOf(db, before)),
      );
      if (Object.keys(gaps).length > 0) return refuseFields(gaps, 'buyer_account_incomplete');
      const account = await work.update(buyerAccountRows, before, {
        ...withoutEntity(before),
        status: 'pending',
        rejection_reason: null,
        earlier_reason: before.rejection_reason,
        submitted_at: now,
        reviewed_at: null,
      });
      await work.update(userRows, user, { buyer_account_status: 'pending' });
      broadcastUser(work, call.caller.user.id);
      await work.audit('buyer_account.submitted', account.id, {
        status: [before.status, 'pending'],
        rejection_reason: [before.rejection_reason, null],
      });
      await work.tell(user, 'account', applicationReceivedMail, {});
      return { status: 200, body: await buyerAccountBody(db, account, call) };
    }),
} satisfies Partial<Handlers>;
