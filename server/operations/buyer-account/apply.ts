import { mayChangeApplication } from '@/domain/buyers/buyer-account';
import { lockBuyerAccount, lockCaller } from '../../auth/lock-user';
import { asStored } from '../../db/as-stored';
import { buyerAccountRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { buyerAccountBody, documentsOf } from './account-body';
import { chooseDocuments } from './application-documents';
import { columnsOf, faultsOf } from './application-fields';

export const applicationHandlers = {
  createBuyerAccount: async (call) =>
    await change(call, async (work) => {
      const { db } = work;
      const { buyer_account: fields } = call.body;
      // Locked, so that the second of two simultaneous applications finds the first.
      const user = await lockCaller(work);
      // It was begun in another tab: as with any change, the applicant chooses between the two versions.
      if (await lockBuyerAccount(db, user.id)) return refuse('stale_version');
      const columns = columnsOf(fields);
      const faults = await faultsOf(db, null, columns);
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      const account = await work.insert(buyerAccountRows, { ...columns, user_id: user.id });
      const barred = await chooseDocuments(db, account, fields.document_ids);
      if (barred) return barred;
      await work.audit('buyer_account.created', account.id);
      return { status: 201, body: await buyerAccountBody(db, account, call) };
    }),

  updateBuyerAccount: async (call) =>
    await change(call, async (work) => {
      const { db } = work;
      const { buyer_account: fields, lock_version } = call.body;
      const user = await lockCaller(work);
      const before = await lockBuyerAccount(db, user.id);
      if (!before) return refuse('not_found');
      const stale = refuseStale(before, lock_version);
      if (stale) return stale;
      if (!mayChangeApplication(before.status, fields)) {
        return refuse('transition_not_allowed');
      }
      const columns = columnsOf(fields);
      const faults = await faultsOf(db, before, columns);
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      const documentsBefore = await idsOfDocuments(db, before);
      const barred = await chooseDocuments(db, before, fields.document_ids);
      if (barred) return barred;
      const changes = {
        ...changesBetween(before, asStored(buyerAccountRows, columns)),
        ...changesBetween(
          { document_ids: documentsBefore },
          { document_ids: await idsOfDocuments(db, before) },
        ),
      };
      let account = before;
      if (Object.keys(changes).length > 0) {
        account = await work.update(buyerAccountRows, before, columns);
        await work.audit('buyer_account.updated', account.id, changes);
      }
      return { status: 200, body: await buyerAccountBody(db, account, call) };
    }),
} satisfies Partial<Handlers>;

async function idsOfDocuments(...of: Parameters<typeof documentsOf>): Promise<number[]> {
  return (await documentsOf(...of)).map(({ id }) => id).toSorted((a, b) => a - b);
}
