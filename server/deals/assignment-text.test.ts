import { expect, test } from 'vitest';
import { assignmentSections } from './assignment-text';

const paragraphsWith = (buyer_fee_amount: string, seller_fee_amount: string) =>
  assignmentSections({
    negotiation: 'NEG-4Q8W2H',
    claim: {
      reference: 'CLM-7K3F9Q',
      debtor: 'FTX',
      court: 'court',
      caseNumber: null,
      number: null,
    },
    seller: 'Sofia Marchetti',
    buyer: 'Harbor Lane Capital LP',
    offer: {
      face_amount: '1000',
      currency: 'USD',
      price_percent: '50',
      amount: '500',
      buyer_fee_amount,
      seller_fee_amount,
      payment_method: 'bank_transfer',
      settlement_days: 5,
      recourse: 'none',
      excess_claim: 'buyer_keeps',
      conditions: null,
    },
  }).flatMap(({ paragraphs }) => paragraphs);

test('the agreement names each fee, and says where there is none', () => {
  expect(paragraphsWith('5', '0')).toContain(
    'Beside the price the buyer pays a fee of $5.00 to the exchange. Out of the price the seller pays no fee to the exchange.',
  );
});
