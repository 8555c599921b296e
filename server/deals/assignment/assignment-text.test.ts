import { expect, test } from 'vitest';
import { ASSIGNMENT_VERSION, assignmentHash, assignmentSections } from './assignment-text';

type Facts = Parameters<typeof assignmentSections>[0];

const sectionsOf = (
  differences: Partial<Facts['offer']> = {},
  { of, claim }: { of?: Partial<Facts['case']>; claim?: Partial<Facts['claim']> } = {},
) =>
  assignmentSections({
    negotiation: 'NEG-4Q8W2H',
    case: {
      debtor_name: 'FTX Trading Ltd.',
      court: 'D. Del.',
      district: 'Delaware',
      case_number: '22-11068',
      proceeding: 'chapter_11',
      parameters: { claim_classes: [{ code: '5A', name: 'Customer claims' }] },
      ...of,
    },
    claim: {
      reference: 'CLM-7K3F9Q',
      debtor_entity: null,
      claim_class: '5A',
      schedule_number: '6543210',
      proof_of_claim_number: '9821',
      register_status: 'allowed',
      scheduled_amount: '300000',
      filed_amount: '260000',
      allowed_amount: '250000.1',
      currency: 'USD',
      face_amount: '250000.10',
      has_loan: false,
      is_part: false,
      ...claim,
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

const CITED_ONLY = {
  of: { court: 'Amtsgericht München', district: null, case_number: null, proceeding: 'other' },
  claim: {
    claim_class: null,
    schedule_number: null,
    proof_of_claim_number: null,
    register_status: null,
  },
} as const;

test.each<[string, Parameters<typeof sectionsOf>[1], string]>([
  [
    'by what the register and the schedules call it, before the court in full',
    {},
    'against FTX Trading Ltd. in case 22-11068 before the United States Bankruptcy Court for the District of Delaware (the claim). The claim is identified in the proceedings by proof of claim number 9821, schedule number 6543210, class 5A (Customer claims). In the register it stands as allowed with $250,000.10, as the seller has declared. On the exchange the claim has the reference CLM-7K3F9Q, the negotiation of the two sides NEG-4Q8W2H.',
  ],
  [
    'by the company that owes it',
    {
      of: { district: 'Southern District of New York' },
      claim: { debtor_entity: 'West Realm Shires Inc.', claim_class: '9' },
    },
    'against West Realm Shires Inc. in case 22-11068 of FTX Trading Ltd. before the United States Bankruptcy Court for the Southern District of New York (the claim). The claim is identified in the proceedings by proof of claim number 9821, schedule number 6543210, class 9. In the register',
  ],
  [
    'where nothing is known but the court as it is cited',
    CITED_ONLY,
    'against FTX Trading Ltd. (Amtsgericht München) (the claim). On the exchange',
  ],
])('the claim is named %s', (_, differences, said) => {
  expect(textUnder('Parties and claim', sectionsOf({}, differences))).toContain(said);
});

test.each([
  ['scheduled', 'scheduled with $300,000.00'],
  ['amended', 'amended with $260,000.00'],
  ['disallowed', 'disallowed with $260,000.00'],
] as const)('of a claim that is %s the agreement says how it stands', (register_status, said) => {
  const sections = sectionsOf({}, { claim: { register_status } });
  expect(textUnder('Parties and claim', sections)).toContain(
    `In the register it stands as ${said}`,
  );
});

test('recourse is for what the register does not say yet, where there is any', () => {
  const KNOWN = 'What the register says of the claim now is no such loss.';
  for (const recourse of ['full', 'disallowance_only'] as const)
    expect(textUnder('Recourse', sectionsOf({ recourse }))).toContain(KNOWN);
  expect(textUnder('Recourse', sectionsOf({ recourse: 'none' }))).not.toContain(KNOWN);
});

test('a price in a stablecoin is so many of them as US dollars', () => {
  expect(textUnder('Price and payment', sectionsOf({ payment_method: 'usdt' }))).toContain(
    'to the seller by USDT, one for each US dollar, within 5 calendar days',
  );
});

test('the agreement names each fee, and says where there is none', () => {
  expect(textUnder('Price and payment', sectionsOf())).toContain(
    'In addition to the price, the buyer pays a fee of $5.00 to the exchange. Out of the price, the seller pays no fee to the exchange.',
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
    '50.00 % of the face amount of the part sold',
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

/** What a sale of a part has left of a claim, whose amounts are its share. */
const REST_SUMS = { face_amount: '66666.67', allowed_amount: '66666.67' };
const restOf = (
  differences: Parameters<typeof sectionsOf>[0] = {},
  claim: Partial<Facts['claim']> = {},
) =>
  sectionsOf(
    { face_amount: REST_SUMS.face_amount, ...differences },
    { claim: { is_part: true, ...REST_SUMS, ...claim } },
  );

test('what a sale has left of a claim is assigned as a part of what the register has', () => {
  const sections = restOf();
  expect(textUnder('Parties and claim', sections)).toContain(
    'The claim is a part, in a face amount of $66,666.67, of the claim that is identified in the proceedings by proof of claim number 9821, schedule number 6543210, class 5A (Customer claims) (the registered claim). Another part of the registered claim was sold before. In the register the registered claim stands as allowed with $66,666.67 for this part, as the seller has declared.',
  );
  expect(textUnder('Assignment', sections)).toMatch(
    /^The seller sells and assigns to the buyer this part of the registered claim, in a face amount of \$66,666\.67, .+ on the registered claim falls on its parts in proportion to their face amounts\.$/,
  );
  expect(textUnder('Statements of the seller', sections)).toContain(
    'owns this part of the registered claim free of rights of others, and has neither sold nor pledged it.',
  );
  expect(JSON.stringify(sections)).not.toMatch(/the whole claim|the part sold|the rest/);
});

test('what a sale has left is a part where nothing of the registered claim is known, or it was pledged', () => {
  const unknown = { schedule_number: null, proof_of_claim_number: null, claim_class: null };
  const sections = restOf({}, { ...unknown, register_status: null, has_loan: true });
  expect(textUnder('Parties and claim', sections)).toContain(
    'The claim is a part, in a face amount of $66,666.67, of a larger claim (the registered claim). Another part',
  );
  expect(textUnder('Statements of the seller', sections)).toContain(
    'With this release the seller owns this part of the registered claim free of rights of others, and has not sold it.',
  );
});

test.each(['buyer_keeps', 'same_rate', 'shared'] as const)(
  'of an allowance beyond the face amount, what a sale has left takes its proportion only: %s',
  (excess_claim) => {
    expect(textUnder('Allowance beyond the face amount', restOf({ excess_claim }))).toMatch(
      /^Where more is allowed than the face amount of the registered claim, this section concerns only what falls on the claim, in proportion to its face amount\. (?!What falls)/,
    );
  },
);

test('of what a sale has left a part can be sold in turn', () => {
  const sections = restOf({ face_amount: '10000' });
  expect(textUnder('Assignment', sections)).toMatch(
    /a part of the claim: a face amount of \$10,000\.00 out of \$66,666\.67 \(the part sold\)/,
  );
  expect(textUnder('Allowance beyond the face amount', sections)).toMatch(
    /of the registered claim, .+ on the part sold, in proportion to its face amount\. What falls on the rest belongs to the seller\./,
  );
});

const PLEDGED = { claim: { has_loan: true } };

test('a seller who has declared a pledge does not state that there is none', () => {
  const said = textUnder('Statements of the seller', sectionsOf({}, PLEDGED));
  expect(said).toMatch(
    /The claim was pledged to a lender.*has handed the buyer.*With this release the seller/,
  );
  expect(said).not.toMatch(/pledged it/);
  expect(textUnder('Statements of the seller', sectionsOf())).toContain('neither sold nor pledged');
});

test('wording and version change together: people have signed the hash', async () => {
  const hashes = await Promise.all(
    [
      sectionsOf(),
      sectionsOf({ recourse: 'full', excess_claim: 'same_rate' }),
      sectionsOf({ ...PART, recourse: 'disallowance_only', excess_claim: 'shared' }),
      sectionsOf({}, CITED_ONLY),
      sectionsOf({}, PLEDGED),
      restOf(),
    ].map((sections) => assignmentHash(sections)),
  );
  expect({ [ASSIGNMENT_VERSION]: hashes }).toEqual({
    '2026-04': [
      '8581c3fdaef25e11ceb22ad65e82bc8617fa806a27b3f5e7dce96430a27b80e6',
      '3806a02c01e19ff79d4ecf11084095bc9ef277742c87279865846e76ab7c3c94',
      'c5a6a0ff335e132c9e550679a95c084f0933d0343d4b1d227e4d385b158a9f75',
      'a3a10420626e2b96f5e07d22418edea9f0c41b77c0acceb4b58842be19b53010',
      '93dd019c49f0efdbf8d38fd61fa18e8851c16574fc8f3f1706951257c1751316',
      'f336569f0f7a3b72d8a64bd3f32b0a6c657e1411a3dabbff3ef60bd85ebd0bdc',
    ],
  });
});
