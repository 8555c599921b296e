import { eq } from 'drizzle-orm';
import { lockUser } from '../../auth/lock-user';
import { broadcastUser } from '../../ports/broadcast';
import { userRows } from '../../db/schema';
import { PREFERENCE_OF } from '../../notifications/preferences';
import { readUnsubscribeToken } from '../../notifications/unsubscribe-token';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { NOT_KEPT } from '../../calls/not-kept';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';

/** Called by the link of a mail: its holder can do nothing else with it. */
export const unsubscribeHandlers = {
  checkUnsubscribeLink: async ({ query, ports: { db, settings } }) => {
    const named = await readUnsubscribeToken(settings.signingKey, query.token);
    if (!named) return refuse('link_invalid');
    const { category, userId } = named;
    const [user] = await db
      .select({ is_on: userRows[PREFERENCE_OF[category]] })
      .from(userRows)
      .where(eq(userRows.id, userId));
    if (!user) return refuse('link_invalid');
    return { status: 200, body: { category, ...user }, headers: NOT_KEPT };
  },

  unsubscribeFromMails: async (call) => {
    const named = await readUnsubscribeToken(call.ports.settings.signingKey, call.query.token);
    if (!named) return refuse('link_invalid');
    const { category, userId } = named;
    const isOn = PREFERENCE_OF[category];
    return await change(call, async (work) => {
      const user = await lockUser(work.db, userId);
      if (!user) return refuse('link_invalid');
      if (user[isOn]) {
        const off = { [isOn]: false };
        await work.update(userRows, user, off);
        await work.audit('user.preferences_changed', user.id, changesBetween(user, off));
        broadcastUser(work, user.id);
      }
      return { status: 200 as const, body: { category, is_on: false } };
    });
  },
} satisfies Partial<Handlers>;
