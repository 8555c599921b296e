import type { Offer, OfferSide } from '@generated/model';
import { feeOf, feeWords, hasFee } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';

/** The parts of the sum from `afterFees`: "$293,625.46 from the buyer less our fee of $2,936.25". */
export function partsOfSum(side: OfferSide, offer: Offer): string {
  const fee = feeOf(side, offer);
  const price = formatAmount(offer.amount, offer.currency);
  return side === 'buyer'
    ? `${price} to the seller and ${feeWords(fee, offer.currency)}`
    : `${price} from the buyer${hasFee(fee) ? ' less ' : ', '}${feeWords(fee, offer.currency)}`;
}
