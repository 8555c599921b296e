import { inArray } from 'drizzle-orm';
import type { NegotiationActor } from '@generated/model';
import { eventTypeOf, type Happening } from '@/domain/deals/negotiation-state';
import { userRows } from '../db/schema';
import { type DealNews, dealMail } from '../mail/deal-news';
import type { Work } from '../unit-of-work/change';
import type { Deal } from './lock-deal';

/**
 * Tells the sides of what happened in their negotiation, but for the one that did it. Always by mail: an offer binds, and a
 * deadline runs.
 * @param deal as it is afterwards.
 */
export async function tellOfDeal(
  work: Work,
  { claim, negotiation, offer }: Deal,
  happened: Happening & { by: NegotiationActor },
): Promise<void> {
  const news = newsOf(happened);
  if (news === null) return;
  const { buyer_id, seller_id } = negotiation;
  const sides = { buyer: buyer_id, seller: seller_id };
  const told = (['buyer', 'seller'] as const).filter((side) => side !== happened.by);
  const people = await work.db
    .select()
    .from(userRows)
    .where(
      inArray(
        userRows.id,
        told.map((side) => sides[side]),
      ),
    )
    .orderBy(userRows.id);
  const path = negotiation.agreed_at ? `/negotiations/${negotiation.id}` : `/my-offers/${offer.id}`;
  const note = negotiation.cancel_reason ?? offer.rejection_reason;
  for (const person of people) {
    await work.tell(person, 'offer', dealMail, { news, reference: claim.reference, path, note });
  }
}

function newsOf(happened: Happening): DealNews | null {
  // With the second signature.
  if (happened.change === 'sign') return 'payment_due';
  const type = eventTypeOf(happened);
  return type === 'offer_auto_declined' ? null : type;
}
