import { broadcastUser } from '../../ports/broadcast';
import { lockUser } from '../../auth/lock-user';
import { userRows } from '../../db/schema';
import { countryChangedMail } from '../../mail/decision-mails';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { correctionRefusal, whenEmailTaken } from '../profile-changes';
import { changeUser } from './change-user';
import { changedAdminUser } from './present-admin-user';
import { reviewIdentity } from './review-identity';

export const changeHandlers = {
  updateAdminUser: async (call) => {
    const { body } = call;
    return 'identity_verification' in body
      ? await reviewIdentity(call, body.identity_verification)
      : await changeUser(call, body.user).catch(whenEmailTaken);
  },

  updateAdminUserCountry: async (call) =>
    await change(call, async (work) => {
      const { body, params } = call;
      const before = await lockUser(work.db, params.userId);
      if (!before) return refuse('not_found');
      const changes = changesBetween(before, body);
      const closed = correctionRefusal(before, changes);
      if (closed) return closed;
      if (Object.keys(changes).length > 0) {
        const user = await work.update(userRows, before, body);
        await work.audit('user.country_changed', user.id, changes);
        await work.tell(user, 'account', countryChangedMail, body);
      }
      broadcastUser(work, before.id);
      return { status: 200, body: await changedAdminUser(work.db, before.id) };
    }),
} satisfies Partial<Handlers>;
