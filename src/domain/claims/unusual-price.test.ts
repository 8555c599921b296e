import { expect, test } from 'vitest';
import { amountWorse, bidForAsk, type ComparedPrice, isUnusualPrice } from './unusual-price';

test.each<[string, string | null, string | null, boolean]>([
  ['118.5', '108', '137', false],
  ['130', '108', '137', false],
  ['81', '108', '137', false],
  ['80.99', '108', '137', true],
  ['171.25', '108', '137', false],
  ['171.26', '108', '137', true],
  ['30', '8', '12', true],
  ['120', null, null, false],
  ['120.0001', null, null, true],
])('%s %% with a guide of %s to %s: %s', (percent, low, high, unusual) => {
  const guide = { guide_low_percent: low, guide_high_percent: high };
  expect(isUnusualPrice(percent, guide)).toBe(unusual);
});

type Kind = ComparedPrice['kind'];

test.each<[string, Kind, string | null, string | null]>([
  ['121.75', 'ask', '121.75', null],
  ['121.7500', 'ask', '121.75', null],
  ['112.5', 'ask', '121.75', null],
  ['130', 'ask', null, null],
  ['122', 'ask', '121.75', '632.82'],
  ['121.7501', 'ask', '121.75', '0.26'],
  ['200', 'ask', '100', '253125.4'],
  ['125.37', 'offer', '125.37', null],
  ['125.3700', 'offer', '125.37', null],
  ['130', 'offer', '125.37', null],
  ['125.3699', 'offer', '125.37', '0.25'],
  ['100', 'offer', '125.37', '64217.91'],
  ['125.37', 'minimum', '125.37', null],
  ['100', 'minimum', '125.37', '64217.91'],
  ['113', 'best_bid', '112.5', null],
  ['113', 'best_bid', null, null],
  ['112.50', 'best_bid', '112.5', '0'],
  ['110', 'best_bid', '112.5', '6328.14'],
])('at %s, beside %s at %s, it is worse by %s', (price, kind, percent, difference) => {
  const compared = { kind, percent, face_amount: '253125.4', currency: 'USD' };
  expect(amountWorse(price, compared)).toBe(difference);
});

test.each<[string, string | null, string | null, boolean, string | null]>([
  ['110', '118.5', '112.5', false, '112.5'],
  ['110', null, '112.5', false, '112.5'],
  ['110', '118.5', '112.5', true, null],
  ['110', '118.5', null, false, null],
  ['110.00', '110', '112.5', false, null],
])(
  'a new ask of %s after %s, with a bid of %s, for a part: %s, is compared with %s',
  (ask, ask_percent, best_bid_percent, best_bid_is_partial, bid) => {
    const claim = { ask_percent, best_bid_percent, best_bid_is_partial };
    expect(bidForAsk(ask, claim)).toBe(bid);
  },
);
