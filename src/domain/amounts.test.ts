import { expect, test } from 'vitest';
import { amountAtAsk } from './amounts';

test.each([
  [false, '253125.4', '299953.6'],
  // Two digits of a face amount make no more than two of what it comes to.
  [true, '250000', '300000'],
  [true, '84000', '100000'],
])(
  'at an ask of 118.5 %%, where the face is rounded (%s): %s comes to %s',
  (isRounded, face, at) => {
    const claim = { face_amount: face, face_amount_rounded: isRounded, currency: 'USD' };
    expect(amountAtAsk(claim, '118.5')).toBe(at);
  },
);
