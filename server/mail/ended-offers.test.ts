import { expect, test } from 'vitest';
import { told } from './testing';

const CLOSED = 'Your offer of 80.00 %, $80,000.00, was closed.';
const AGAIN = ' As long as the claim is open you can make a new offer.';

test.each([
  ['offer_rejected', 'buyer', 'buyer', 'Your offer of 80.00 %, $80,000.00, was rejected.', AGAIN],
  ['offer_rejected', 'seller', 'seller', 'Your offer of 80.00 %, $80,000.00, was rejected.', ''],
  [
    'offer_withdrawn',
    'buyer',
    'seller',
    'The seller’s offer of 80.00 %, $80,000.00, cannot be accepted any more.',
    AGAIN,
  ],
  // By the exchange, of a buyer who may not bid any more.
  [
    'offer_withdrawn',
    'buyer',
    'buyer',
    'Your offer of 80.00 %, $80,000.00, was withdrawn, because you may not bid any more.',
    '',
  ],
  [
    'offer_expired',
    'seller',
    'buyer',
    'The buyer’s offer of 80.00 %, $80,000.00, was not answered in time.',
    '',
  ],
] as const)(
  '%s: the %s reads which offer of the %s it was, and what can be done then',
  (news, to, made_by, said, next) => {
    expect(told(news, to, { made_by }, {}, null, 'open')).toBe(
      `${said} The negotiation has ended.${next}`,
    );
    expect(told(news, to, { made_by }, {}, null, 'paused')).toBe(
      `${said} The negotiation has ended.`,
    );
  },
);

test.each([
  [
    'sold',
    'The seller agreed with another buyer. The negotiation has ended. Should that sale fall through, the claim comes back on the market.',
  ],
  [
    'paused',
    'The listing of the claim was paused. The negotiation has ended. If you follow the claim, you are told when it is back on the market.',
  ],
  ['withdrawn', 'The claim was withdrawn. The negotiation has ended.'],
  ['expired', 'The time of the listing has run out. The negotiation has ended.'],
  // The buyer may not bid any more, which the seller does not learn.
  [null, 'It cannot be accepted any more. The negotiation has ended.'],
] as const)('why an offer was closed: %s', (close_reason, said) => {
  expect(told('offer_closed', 'buyer', { close_reason })).toBe(`${CLOSED} ${said}`);
});
