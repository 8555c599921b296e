import { eq, or, type SQL } from 'drizzle-orm';
import { signInRefusal } from '@/domain/users/user-status';
import { openSession } from '../../auth/sessions';
import { filtered, isOneOf } from '../../db/list-filters';
import { adminUserOrders, orderOf } from '../../db/list-orders';
import { recordIdOf } from '../../calls/record-id';
import { userRows } from '../../db/schema';
import { searchCondition } from '../../db/search';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { idsOf, readPageByIds } from '../read-page';
import { readAdminUser, readAdminUsers } from './present-admin-user';

export const readHandlers = {
  listAdminUsers: async ({ query, caller, ports }) => {
    const { db } = ports;
    const where = filters(query, caller.admin.id);
    const order = orderOf(adminUserOrders, query, 'created_at');
    const source = idsOf(db, userRows, { where, order });
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (wanted) => readAdminUsers(db, wanted),
      idOf: ({ id }) => id,
    });
    return { status: 200, body: { ...page, users: rows } };
  },

  getAdminUser: async (call) => {
    const { params, query, ports, caller } = call;
    const user = await readAdminUser(ports.db, params.id);
    if (!user) return refuse('not_found');
    if (!query.include_token) return { status: 200, body: user };
    const barred = signInRefusal(user.status);
    if (barred) return refuse(barred);
    return await change(call, async (work) => {
      const owner = { user_id: user.id, admin_session_id: caller.sessionId };
      const token = await openSession(work.db, owner, work.now);
      await work.audit('user.impersonated', user.id);
      return { status: 200, body: { ...user, token } };
    });
  },
} satisfies Partial<Handlers>;

function filters(query: Call<'listAdminUsers'>['query'], adminId: number): SQL | undefined {
  return filtered<typeof query>(query, {
    search: searched,
    managed_users: (areOwn) => (areOwn ? eq(userRows.managed_by_admin_id, adminId) : undefined),
    status: isOneOf(userRows.status),
    type_of_user: isOneOf(userRows.type_of_user),
    identity_status: isOneOf(userRows.identity_status),
    user_buyer_status: isOneOf(userRows.buyer_account_status),
  });
}

function searched(search: string): SQL | undefined {
  const words = searchCondition(userRows.search_text, search);
  const id = recordIdOf(search.trim());
  return id === null ? words : or(words, eq(userRows.id, id));
}
