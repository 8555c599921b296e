import { expect, test } from 'vitest';
import type { MyClaim } from '@generated/model';
import { aMyClaim } from '@/testing/my-claims';
import { pauseConsequence, questionBefore, RETURN } from './act-words';

test.each<[string, Partial<MyClaim>, string]>([
  [
    'that is on it',
    { status: 'open' },
    `It leaves the market, and pending offers are closed. ${RETURN}`,
  ],
  [
    'that is paused',
    { status: 'paused' },
    `It stays off the market, and nobody can resume it. ${RETURN}`,
  ],
  [
    'of a case that is closed',
    { status: 'open', case: { ...aMyClaim().case, status: 'closed' } },
    'It leaves the market, and pending offers are closed.',
  ],
])('before a claim %s is withdrawn, its seller reads what that changes', (_, claim, words) => {
  expect(questionBefore('withdraw', aMyClaim(claim))?.consequence).toBe(words);
});

test('a pause names the best bid that it closes, where a buyer has made one', () => {
  const asked = (claim: Parameters<typeof aMyClaim>[0]) =>
    questionBefore('pause', aMyClaim(claim))?.consequence;
  const claim = { offers_count: 2, best_bid_percent: '62.5' };
  expect(asked(claim)).toMatch(/^This closes 2 pending offers, the best bid at 62\.50 %, and/);
  expect(asked({ ...claim, best_bid_is_partial: true })).toMatch(/ at 62\.50 % for a part, and/);
  expect(pauseConsequence(1, null)).toMatch(/^This closes 1 pending offer, and resuming/);
});
