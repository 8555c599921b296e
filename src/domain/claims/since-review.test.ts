import { expect, test } from 'vitest';
import { anAdminClaim } from '@/testing/admin/claims';
import { changesSinceReview } from './since-review';

const [proof] = anAdminClaim().documents;
if (!proof) throw new Error('The claim has no document.');

const review = {
  ended_at: '2026-11-16T09:00:00.000Z',
  fields: {
    face_amount: '253125.4',
    description: null,
    assets: [{ symbol: 'BTC', quantity: '15.00358011' }],
    answers: { voted_on_plan: true },
  },
  documents: [proof],
};

const claim = anAdminClaim({
  description: null,
  assets: [{ symbol: 'BTC', quantity: '15.00358011', value: '253125.4' }],
  answers: { voted_on_plan: true },
  documents: [proof],
});

const NOTHING = { fields: [], answers: [], added: [], deleted: [] };

test('of a claim that is as it was, nothing has changed', () => {
  expect(changesSinceReview(claim, review)).toEqual(NOTHING);
});

test('texts, assets and answers that read otherwise are named, with the documents that came and went', () => {
  const added = { ...proof, id: proof.id + 1 };
  const changed = {
    ...claim,
    description: 'Held since 2021.',
    assets: [{ symbol: 'BTC', quantity: '15.5', value: '261500' }],
    answers: { account_type: 'Earn' },
    documents: [added],
  };
  expect(changesSinceReview(changed, review)).toEqual({
    fields: ['description', 'assets'],
    answers: ['voted_on_plan', 'account_type'],
    added: [added],
    deleted: [proof],
  });
});
