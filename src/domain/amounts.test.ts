import { expect, test } from 'vitest';
import { amountAtAsk } from './amounts';

test.each([
  [false, '253125.4', '118.5', '299953.6'],
  [true, '2500000', '66', '1600000'],
  [true, '210000', '124.5', '260000'],
  [true, '8400', '66.55', '5600'],
  [true, '1.2', '66.5', '0.8'],
])(
  'where the face is rounded (%s): %s at an ask of %s percent comes to %s',
  (isRounded, face, ask, amount) => {
    const claim = { face_amount: face, face_amount_rounded: isRounded, currency: 'USD' };
    expect(amountAtAsk(claim, ask)).toBe(amount);
  },
);
