import { and, eq, type SQL } from 'drizzle-orm';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../../db/built-once';
import type { Database } from '../../db/database';
import { filtered, isOneOf } from '../../db/list-filters';
import { orderOf, myClaimOrders } from '../../db/list-orders';
import { caseRows, claimRows, negotiationRows, offerRows } from '../../db/schema';
import { claimSearchCondition } from '../../db/search';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { idsOf, readPageByIds } from '../read-page';
import {
  isAgreedOffer,
  isSale,
  myClaimColumns,
  myClaimSummary,
  readMyClaim,
  saleColumns,
} from './my-claim-body';

export const readHandlers = {
  listMyClaims: async ({ query, caller, ports: { db } }) => {
    const where = await listCondition(db, query, caller.user.id);
    const order = orderOf(myClaimOrders, query, 'updated_at');
    const source = idsOf(db, claimRows, { where, order });
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (wanted) => summariesByIds(db).execute(idList(wanted)),
      idOf: ({ claim }) => claim.id,
    });
    return { status: 200, body: { ...page, my_claims: rows.map(myClaimSummary) } };
  },

  getMyClaim: async (call) => {
    const { params, caller, ports } = call;
    const body = await readMyClaim(ports.db, call, { id: params.id, owner: caller.user.id });
    return body ? { status: 200, body } : refuse('not_found');
  },
} satisfies Partial<Handlers>;

const summariesByIds = builtOnce((db) =>
  db
    .select({ ...myClaimColumns, ...saleColumns })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .leftJoin(negotiationRows, isSale)
    .leftJoin(offerRows, isAgreedOffer)
    .where(isOneOfIds(claimRows.id))
    .prepare(UNNAMED),
);

async function listCondition(
  db: Database,
  query: Call<'listMyClaims'>['query'],
  owner: number,
): Promise<SQL | undefined> {
  const found =
    query.search === undefined ? undefined : await claimSearchCondition(db, query.search);
  return and(
    eq(claimRows.user_id, owner),
    filtered<typeof query>(query, {
      search: () => found,
      status: isOneOf(claimRows.status),
      case_id: isOneOf(claimRows.case_id),
    }),
  );
}
