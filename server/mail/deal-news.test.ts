import { describe, expect, test } from 'vitest';
import { type DealNewsFacts as Facts, told, TOLD_AT as at } from './testing';

describe('the news of a deal', () => {
  const counter = { made_by: 'seller', price_percent: '85.125', amount: '85125' } as const;

  test.each<[Facts['news'], Facts['to'], Parameters<typeof told>[2], string]>([
    [
      'offer_made',
      'seller',
      {},
      'A buyer offers $80,000.00, which is 80.00 % of a face amount of $100,000.00. You can accept, counter or reject this until Nov 27, 10:05 AM UTC.',
    ],
    [
      'offer_countered',
      'buyer',
      counter,
      'The seller now asks $85,125.00, which is 85.125 % of a face amount of $100,000.00. You can accept, counter or reject this until Nov 27, 10:05 AM UTC.',
    ],
    [
      'offer_countered',
      'seller',
      { face_amount: '50000', amount: '40000' },
      'The buyer now offers $40,000.00, which is 80.00 % of $50,000.00, a part of the claim of $100,000.00. You can accept, counter or reject this until Nov 27, 10:05 AM UTC.',
    ],
    [
      'payment_due',
      'buyer',
      {},
      'Pay $80,000.00 by Dec 2, 12:00 AM UTC to the account that the seller has named, with the reference NEG-4Q8W2H. This is the price, not including our fee of $800.00, which you pay to us by the same day; the negotiation says where.',
    ],
    [
      'payment_due',
      'buyer',
      { payment_method: 'usdc', buyer_fee_amount: '0' },
      'Pay $80,000.00 by Dec 2, 12:00 AM UTC to the wallet address that the seller has named.',
    ],
    [
      'payment_due',
      'buyer',
      { buyer_fee_amount: '0' },
      'Pay $80,000.00 by Dec 2, 12:00 AM UTC to the account that the seller has named, with the reference NEG-4Q8W2H.',
    ],
    [
      'payment_due',
      'seller',
      {},
      'The buyer pays you $80,000.00 by Dec 2, 12:00 AM UTC. Out of it you then pay our fee of $400.00; the negotiation says where.',
    ],
    [
      'payment_due',
      'seller',
      { seller_fee_amount: '0' },
      'The buyer pays you $80,000.00 by Dec 2, 12:00 AM UTC.',
    ],
    [
      'payment_confirmed',
      'seller',
      {},
      'Our staff file the transfer with the court next. We have not received our fee of $400.00 yet; the negotiation says where you pay it.',
    ],
    [
      'payment_confirmed',
      'buyer',
      { buyer_fee_amount: '0' },
      'Our staff file the transfer with the court next.',
    ],
    [
      'completed',
      'buyer',
      {},
      'The claim is yours: its transfer is complete. The signed agreement stays in the negotiation. We have not received our fee of $800.00 yet; the negotiation says where you pay it.',
    ],
    [
      'completed',
      'buyer',
      { face_amount: '1000', buyer_fee_amount: '0' },
      'The part that you bought is yours: its transfer is complete. The signed agreement stays in the negotiation.',
    ],
    [
      'completed',
      'seller',
      { seller_fee_amount: '0' },
      'The claim has been transferred. The signed agreement stays in the negotiation.',
    ],
    [
      'marked_paid',
      'seller',
      {},
      'The buyer has marked $80,000.00 as paid, with the reference “HLC-1”. Confirm it by Dec 2, 12:00 AM UTC, as soon as you have received it; if it does not arrive, write to our staff at staff@claims.example.com.',
    ],
    [
      'payment_recorded',
      'buyer',
      {},
      'Our staff have marked $80,000.00 as paid, with the reference “HLC-1”. The seller confirms it next. If you have not paid it, write to our staff at staff@claims.example.com.',
    ],
    [
      'payment_recorded',
      'seller',
      {},
      'Our staff have marked $80,000.00 as paid, with the reference “HLC-1”. Confirm it by Dec 2, 12:00 AM UTC, as soon as you have received it; if it does not arrive, write to our staff at staff@claims.example.com.',
    ],
    [
      'marked_unpaid',
      'buyer',
      {},
      'Our staff have marked the price of $80,000.00 as not paid. Pay it by Dec 2, 12:00 AM UTC, or find out where the payment is; then mark it as paid again, with its reference.',
    ],
    [
      'marked_unpaid',
      'seller',
      {},
      'Our staff have marked the price of $80,000.00 as not paid. Check where you are paid: you can change it until the buyer marks the price as paid again.',
    ],
    ['fee_received', 'seller', {}, 'We have received your fee of $400.00 for NEG-4Q8W2H.'],
    [
      'fee_taken_back',
      'buyer',
      {},
      'We recorded by mistake that we had received your fee of $800.00 for NEG-4Q8W2H. It is still outstanding.',
    ],
    [
      'transfer_filed',
      'buyer',
      {},
      'Our staff have filed the transfer, docket number 28114. It becomes final if nobody objects by the end of Dec 12, 2026.',
    ],
    [
      'filing_corrected',
      'seller',
      {},
      'Our staff have corrected what is recorded of the filing: docket number 28114. It becomes final if nobody objects by the end of Dec 12, 2026.',
    ],
    [
      'offer_accepted',
      'buyer',
      { face_amount: '50000', amount: '40000' },
      'You agreed on $40,000.00, which is 80.00 % of $50,000.00, a part of the claim of $100,000.00. Both sides now see each other’s names. Next, examine the claim by Dec 2, 12:00 AM UTC.',
    ],
    [
      'offer_accepted',
      'seller',
      { face_amount: '50000', amount: '40000' },
      'You agreed on $40,000.00, which is 80.00 % of $50,000.00, a part of the claim of $100,000.00. Both sides now see each other’s names. Next, the buyer examines the claim by Dec 2, 12:00 AM UTC.',
    ],
  ])('%s to the %s %o', (news, to, differences, said) => {
    expect(told(news, to, differences)).toBe(said);
  });

  const OVER = 'The sale has ended for both sides.';
  const OF_THE_FEE = 'Our staff tell you what becomes of the fee.';
  const COMES_BACK =
    'You have marked the price as paid: our staff tell you how it comes back to you.';
  const GOES_BACK =
    'You have received the price: our staff tell you how it goes back to the buyer.';

  test.each<[string, Parameters<typeof told>[3], string, string]>([
    [
      'before the price was marked as paid, or once it was marked as not paid',
      {},
      `${OVER} ${OF_THE_FEE}`,
      `${OVER} ${OF_THE_FEE}`,
    ],
    [
      'once the price was marked as paid',
      { paid_at: at },
      `${OVER} ${COMES_BACK} ${OF_THE_FEE}`,
      `${OVER} ${OF_THE_FEE}`,
    ],
    [
      'once the price was received',
      { paid_at: at, received_at: at },
      `${OVER} ${COMES_BACK} ${OF_THE_FEE}`,
      `${OVER} ${GOES_BACK} ${OF_THE_FEE}`,
    ],
  ])('cancelled %s, with both signatures', (_when, progress, buyer, seller) => {
    expect(told('cancelled_late', 'buyer', {}, progress)).toBe(buyer);
    expect(told('cancelled_late', 'seller', {}, progress)).toBe(seller);
  });

  test.each([
    ['while its day is to come', '2026-12-02T00:00:00.000Z', 'Sign it by Dec 2, 12:00 AM UTC'],
    ['once its day has passed', '2026-11-20T10:14:59.999Z', 'Sign it now'],
  ])('after the first signature the other one is asked for %s', (_when, due, asked) => {
    expect(told('signed', 'seller', {}, { status: 'signing', due_at: new Date(due) })).toBe(
      `The other side has signed the assignment agreement. ${asked}, and both sides are bound.`,
    );
  });

  test('of a sale that is cancelled before both have signed nobody owes a fee', () => {
    expect(told('cancelled', 'buyer')).toBe(OVER);
  });

  test.each([
    ['buyer', 'seller', 'The buyer has cancelled the sale.'],
    ['seller', 'buyer', 'The seller has cancelled the sale.'],
    ['staff', 'buyer', 'Our staff have cancelled the sale.'],
  ] as const)('a sale that was cancelled by the %s names who did it', (cancelled_by, to, who) => {
    expect(told('cancelled', to, {}, { cancelled_by })).toBe(who);
    expect(told('cancelled_late', to, {}, { cancelled_by })).toBe(`${who} ${OF_THE_FEE}`);
  });

  test('of a cancelled sale without a fee nothing is said of one', () => {
    expect(told('cancelled_late', 'buyer', { buyer_fee_amount: '0' }, { paid_at: at })).toBe(
      `${OVER} ${COMES_BACK}`,
    );
  });

  test('what becomes of a fee that was not received after all is told of a cancelled sale', () => {
    expect(told('fee_taken_back', 'buyer', {}, { status: 'cancelled' })).toBe(
      `We recorded by mistake that we had received your fee of $800.00 for NEG-4Q8W2H. ${OF_THE_FEE}`,
    );
  });

  test('what the other side writes stands quoted in one line, and turns none of our words', () => {
    const written = 'Too low.”\r\n\r\nConfirm it: “https://evil.example\u2028\u202enow\u0007';
    const line = '“Too low.’ Confirm it: ‘https://evil.example now”';
    expect(told('offer_rejected', 'buyer', {}, {}, written)).toBe(
      `Your offer of 80.00 %, $80,000.00, was rejected. The negotiation has ended.\n\nThe reason given: ${line}`,
    );
    for (const news of ['marked_paid', 'payment_recorded'] as const) {
      expect(told(news, 'seller', {}, { payment_reference: written })).toContain(
        ` with the reference ${line}. Confirm it by`,
      );
    }
  });
});
