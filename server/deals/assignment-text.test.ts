import { expect, test } from 'vitest';
import { ASSIGNMENT_VERSION, assignmentHash, assignmentSections } from './assignment-text';

type Facts = Parameters<typeof assignmentSections>[0];

const sectionsOf = (differences: Partial<Facts['offer']> = {}) =>
  assignmentSections({
    negotiation: 'NEG-4Q8W2H',
    claim: {
      reference: 'CLM-7K3F9Q',
      debtor: 'FTX',
      court: 'court',
      caseNumber: null,
      number: null,
      faceAmount: '250000.10',
    },
    seller: 'Sofia Marchetti',
    buyer: 'Harbor Lane Capital LP',
    offer: {
      face_amount: '250000.1',
      currency: 'USD',
      price_percent: '50',
      amount: '500',
      buyer_fee_amount: '5',
      seller_fee_amount: '0',
      payment_method: 'bank_transfer',
      settlement_days: 5,
      recourse: 'none',
      excess_claim: 'buyer_keeps',
      conditions: null,
      ...differences,
    },
  });

const textUnder = (heading: string, sections: ReturnType<typeof sectionsOf>) =>
  sections.find((section) => section.heading === heading)?.paragraphs.join(' ');

const PART = { face_amount: '100000' };

test('the agreement names each fee, and says where there is none', () => {
  expect(textUnder('Price and payment', sectionsOf())).toContain(
    'Beside the price the buyer pays a fee of $5.00 to the exchange. Out of the price the seller pays no fee to the exchange.',
  );
});

test('a claim that is sold whole is assigned whole, and nothing is said of a rest', () => {
  const sections = sectionsOf();
  expect(textUnder('Assignment', sections)).toContain(
    'the whole claim, in a face amount of $250,000.10, with all rights',
  );
  expect(JSON.stringify(sections)).not.toMatch(/the part sold|the rest/);
});

test('of a claim that is sold in part no more than the part is assigned', () => {
  const sections = sectionsOf(PART);
  expect(textUnder('Assignment', sections)).toMatch(
    /a part of the claim: a face amount of \$100,000\.00 out of \$250,000\.10 .+ The rest of the claim stays with the seller\. .+ in proportion to their face amounts/,
  );
  expect(textUnder('Price and payment', sections)).toContain(
    '50 % of the face amount of the part sold',
  );
  expect(textUnder('Statements of the seller', sections)).toContain(
    'whatever is paid or delivered on the part sold',
  );
});

test.each(['buyer_keeps', 'same_rate', 'shared'] as const)(
  'of an allowance beyond the face amount a part takes its proportion only: %s',
  (excess_claim) => {
    expect(
      textUnder('Allowance beyond the face amount', sectionsOf({ ...PART, excess_claim })),
    ).toMatch(
      /^Where more is allowed than the face amount of the whole claim, this section concerns only what falls on the part sold, in proportion to its face amount\. What falls on the rest belongs to the seller\. /,
    );
  },
);

test('wording and version change together: people have signed the hash', async () => {
  const hashes = await Promise.all(
    [
      sectionsOf(),
      sectionsOf({ recourse: 'full', excess_claim: 'same_rate' }),
      sectionsOf({ ...PART, recourse: 'disallowance_only', excess_claim: 'shared' }),
    ].map((sections) => assignmentHash(sections)),
  );
  expect({ [ASSIGNMENT_VERSION]: hashes }).toEqual({
    '2026-12': [
      '40c509c3fb158baf2d7564400a73b9f5fd3e9ec501dcc637002439e608de6fd6',
      '284e16ad6f60e8f9b3836a380170ec74464a806a5d6d40715c3793d4835e5d6f',
      'b9c9d0e549822ff0864e4d13368b2389928500c285ac787795da6957441a9957',
    ],
  });
});
