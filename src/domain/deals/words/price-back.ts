import type { OfferSide } from '@generated/model';

/** What is known of the price when a sale is cancelled. */
interface Price {
  paid_at: string | Date | null;
  received_at: string | Date | null;
}

/** Of a fee that both have signed for: it can be owed although the sale is cancelled, as the access agreement says. */
export const FEE_AFTER_CANCELLATION = 'Our staff tell you what becomes of the fee.';

/** What a side reads of a price that went over before the sale was cancelled; null where it knows of none. */
export function priceBack(side: OfferSide, { paid_at, received_at }: Price): string | null {
  if (side === 'buyer')
    return (
      paid_at && 'You have marked the price as paid: our staff tell you how it comes back to you.'
    );
  return (
    received_at && 'You have received the price: our staff tell you how it goes back to the buyer.'
  );
}
