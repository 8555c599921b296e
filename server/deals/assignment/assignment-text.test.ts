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
  claim: { claim_class: null, schedule_number: null, proof_of_claim_number: null },
} as const;

test.each<[string, Parameters<typeof sectionsOf>[1], string]>([
  [
    'by what the register and the schedules call it, before the court in full',
    {},
    'against FTX Trading Ltd. in case 22-11068 before the United States Bankruptcy Court for the District of Delaware (the claim). The claim is identified in the proceedings by proof of claim number 9821, schedule number 6543210, class 5A (Customer claims). On the exchange the claim has the reference CLM-7K3F9Q, the negotiation of the two sides NEG-4Q8W2H.',
  ],
  [
    'by the company that owes it',
    {
      of: { district: 'Southern District of New York' },
      claim: { debtor_entity: 'West Realm Shires Inc.', claim_class: '9' },
    },
    'against West Realm Shires Inc. in case 22-11068 of FTX Trading Ltd. before the United States Bankruptcy Court for the Southern District of New York (the claim). The claim is identified in the proceedings by proof of claim number 9821, schedule number 6543210, class 9. On',
  ],
  [
    'where nothing is known but the court as it is cited',
    CITED_ONLY,
    'against FTX Trading Ltd. (Amtsgericht München) (the claim). On the exchange',
  ],
])('the claim is named %s', (_, differences, said) => {
  expect(textUnder('Parties and claim', sectionsOf({}, differences))).toContain(said);
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
    /^The claim is pledged to a lender.*release.*But for this pledge the seller/,
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
    '2026-02': [
      '7ea111845e9e1665e7309bc133518cf2e76cf53d480e05cfaeeb972337e8e23b',
      'aee91728c41539b21782f2520ccfe8ed55dbc17ea0b5ae3df572c884245f3edd',
      'c5ee3c0a25dd7f1d1da9021e5d105c475ab88d9f81cd1e44937b4a284a6aa76c',
      '98fc064448fdc51b7ff0fd7157358a1e59b60b12b62a253b83333aab04e35a31',
      '437265808e6d94af0bc1630935c0ba167145f6e91a92baffe826ae2fb9c37130',
    ],
  });
});
