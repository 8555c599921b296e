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
    ].map((sections) => assignmentHash(sections)),
  );
  expect({ [ASSIGNMENT_VERSION]: hashes }).toEqual({
    '2026-03': [
      'a6de0bc0367c47afc7bbd342d92a7f545952337b1a3d64364f7115eef676d3b3',
      'fc6192ab1b2bac31c18d45d5e82da0b09cf4af9ceed772104f1381a5460d11bb',
      '1c6fa240f2f6074730ee128b2518ed62c6673e9cf0ac2247f679f2e881e74cff',
      'd333c000159a68c967f358cab3bea27f77433a0e2468dce8131ee04e672d8239',
      'c4e7a3a16d4b7bcbd26a4c0f07a541e22ddf944ac7b8c3545eaf65ce04e51968',
    ],
  });
});
