import { eq } from 'drizzle-orm';
import type { UserCaller } from '../../calls/caller';
import { offerRows } from '../../db/schema';
import { offerBody, selectOffers } from '../../deals/deal-columns';
import type { CallBy } from '../../calls/operation-types';
import type { Work } from '../../unit-of-work/change';

/** The answer of an act of a side: how the offer is now. */
export async function answerOfferBody({ db }: Work, { caller }: CallBy<UserCaller>, id: number) {
  const [entry] = await selectOffers(db).where(eq(offerRows.id, id));
  if (!entry) throw new Error(`Offer ${id} is gone.`);
  return { status: 200 as const, body: offerBody(entry, caller.user.id) };
}
