import { eq } from 'drizzle-orm';
import { userRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { buyerAccountState } from './account-body';
import { applicationHandlers } from './apply';
import { submissionHandlers } from './submit';

const readHandlers = {
  getBuyerAccount: async (call) => ({
    status: 200,
    body: await buyerAccountState(call.ports.db, call.caller.user, call),
  }),

  getAdminBuyerAccount: async (call) => {
    const { db } = call.ports;
    const [user] = await db
      .select({ id: userRows.id, buyer_account_status: userRows.buyer_account_status })
      .from(userRows)
      .where(eq(userRows.id, call.params.id));
    if (!user) return refuse('not_found');
    const body = await buyerAccountState(db, user, call);
    // Only the applicant sees an application that was never submitted.
    return {
      status: 200,
      body: user.buyer_account_status === 'none' ? { ...body, account: null } : body,
    };
  },
} satisfies Partial<Handlers>;

export const buyerAccountHandlers = {
  ...readHandlers,
  ...applicationHandlers,
  ...submissionHandlers,
};
