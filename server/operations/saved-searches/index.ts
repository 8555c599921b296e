import type { SavedSearch, SavedSearchParams } from '@generated/model';
import { and, desc, eq } from 'drizzle-orm';
import { withoutEndZeros } from '@/domain/decimals';
import type { Caller } from '../../calls/caller';
import { lockCaller } from '../../auth/lock-user';
import { isAdmittedBuyer } from '../../claims/exact-terms';
import { countOpenClaims, openClaimsCondition } from '../../claims/open-claims';
import { tellWaiting } from '../../claims/followers/tell-daily';
import type { Database } from '../../db/database';
import { savedSearchRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseStale } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { readPage } from '../read-page';

const MOST_SAVED = 50;

/** Not audited, like follows: a search concerns only its user, and changes nothing for anybody else. */
export const savedSearchHandlers = {
  listSavedSearches: async ({ query, caller, ports: { db } }) => {
    const own = eq(savedSearchRows.user_id, caller.user.id);
    const { rows, ...page } = await readPage(query, {
      rows: db
        .select()
        .from(savedSearchRows)
        .where(own)
        .orderBy(desc(savedSearchRows.created_at), desc(savedSearchRows.id)),
      count: async () => ({ total_count: await db.$count(savedSearchRows, own) }),
    });
    const searches: SavedSearch[] = [];
    // One count after the other: all at once would take every connection.
    for (const row of rows) searches.push(await searchBody(db, row, caller));
    return { status: 200, body: { ...page, saved_searches: searches } };
  },

  createSavedSearch: async (call) =>
    await change(call, async ({ db, insert, now, caller }) => {
      const { id: user_id } = await lockCaller({ db, caller });
      const saved = await searchesOf(db, user_id);
      const { name, params, frequency } = call.body.saved_search;
      if (saved.some(hasFilters(params))) return refuse('search_already_saved');
      if (saved.length >= MOST_SAVED) return refuse('too_many_saved_searches');
      const values = { user_id, name: name.trim(), params, frequency, alerted_until: now };
      const row = await insert(savedSearchRows, values);
      return { status: 201 as const, body: await searchBody(db, row, caller) };
    }),

  updateSavedSearch: async (call) =>
    await change(call, async (work) => {
      const { db, update, now, caller } = work;
      const { id: userId } = await lockCaller(work);
      const which = ownSearch(userId, call.params.id);
      const [before] = await db.select().from(savedSearchRows).where(which).for('no key update');
      if (!before) return refuse('not_found');
      const stale = refuseStale(before, call.body.lock_version);
      if (stale) return stale;
      const { name, params, frequency } = call.body.saved_search;
      const values = { name: name.trim(), params, frequency };
      const changes = changesBetween(before, values);
      if (Object.keys(changes).length === 0)
        return { status: 200 as const, body: await searchBody(db, before, caller) };
      const others = changes['params'] ? await searchesOf(db, userId) : [];
      if (others.some((other) => other.id !== before.id && hasFilters(params)(other)))
        return refuse('search_already_saved');
      const isOther = changes['params'] || changes['frequency'];
      // Else no mail would tell of it.
      if (isOther && frequency !== 'off') await tellWaiting(work, before);
      const row = await update(savedSearchRows, before, {
        ...values,
        // What was listed before somebody looked for it is no news.
        ...(isOther && { alerted_until: now }),
      });
      return { status: 200 as const, body: await searchBody(db, row, caller) };
    }),

  deleteSavedSearch: async (call) =>
    await change(call, async ({ db, caller }) => {
      const which = ownSearch(caller.user.id, call.params.id);
      const gone = await db.delete(savedSearchRows).where(which).returning();
      return gone.length > 0 ? { status: 204, body: null } : refuse('not_found');
    }),
} satisfies Partial<Handlers>;

/** All searches of a user, who is locked in this transaction. */
async function searchesOf(db: Database, userId: number) {
  return await db.select().from(savedSearchRows).where(eq(savedSearchRows.user_id, userId));
}

const hasFilters = (params: SavedSearchParams) => (search: { params: SavedSearchParams }) =>
  filtersKey(search.params) === filtersKey(params);

/** The same key for the same filters, whatever the order of filters and values and however a number is written. */
function filtersKey(params: SavedSearchParams): string {
  const filters = Object.entries<string | (string | number)[]>({ ...params }).map(
    ([name, value]) => {
      const isNumber = typeof value === 'string';
      const same = isNumber ? withoutEndZeros(value) : [...new Set(value.map(String))].toSorted();
      return JSON.stringify([name, same]);
    },
  );
  return filters.toSorted().join();
}

function ownSearch(userId: number, id: number) {
  return and(eq(savedSearchRows.id, id), eq(savedSearchRows.user_id, userId));
}

async function searchBody(
  db: Database,
  row: typeof savedSearchRows.$inferSelect,
  caller: Caller,
): Promise<SavedSearch> {
  const { id, name, params, frequency, lock_version, created_at } = row;
  const where = () => openClaimsCondition(params, isAdmittedBuyer(caller));
  const { total_count: matches_count } = await countOpenClaims(db, params, where);
  return {
    id,
    name,
    params,
    frequency,
    matches_count,
    lock_version,
    created_at: created_at.toISOString(),
  };
}
