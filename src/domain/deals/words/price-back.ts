import type { OfferSide } from '@generated/model';

/** What is known about the price when a sale is cancelled. */
interface Price {
  paid_at: string | Date | null;
  received_at: string | Date | null;
}

/** About a fee in a sale that both have signed: after a cancellation it can still be owed (access agreement). */
export const FEE_AFTER_CANCELLATION = 'Our staff tell you what becomes of the fee.';

/** What a side reads about a price that was paid before the sale was cancelled; null if it knows of none. */
export function priceBack(side: OfferSide, { paid_at, received_at }: Price): string | null {
  if (side === 'buyer')
    return (
      paid_at && 'You have marked the price as paid: our staff tell you how it comes back to you.'
    );
  return (
    received_at && 'You have received the price: our staff tell you how it goes back to the buyer.'
  );
}
