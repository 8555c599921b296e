import type { Offer } from '@generated/model';
import { eq } from 'drizzle-orm';
import type { UserCaller } from '../../calls/caller';
import { offerRows } from '../../db/schema';
import { offerBody, selectOffers } from '../../deals/deal-columns';
import type { CallBy } from '../../calls/operation-types';
import type { Work } from '../../unit-of-work/change';

/** An offer as the caller, who is one of its sides, reads it. */
export async function readOffer(
  { db }: Work,
  { caller }: CallBy<UserCaller>,
  id: number,
): Promise<Offer> {
  const [entry] = await selectOffers(db).where(eq(offerRows.id, id));
  if (!entry) throw new Error(`Offer ${id} is gone.`);
  return offerBody(entry, caller.user.id);
}
