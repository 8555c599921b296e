import type { ClaimFields } from '@generated/model';
import { expect, test } from 'vitest';
import { someParameters } from '@/testing/marketplace';
import { type ClaimFaults, claimGaps } from './claim-checks';

const TODAY = '2026-11-20';
const REQUIRED = 'This is required.';

const parameters = someParameters({
  required_document_kinds: ['proof_of_claim', 'account_statement'],
  questions: [
    { key: 'voted_on_plan', label: 'Voted?', type: 'boolean', required: true },
    {
      key: 'account_type',
      label: 'Account?',
      type: 'select',
      options: ['Spot', 'Earn'],
      required: true,
    },
    { key: 'withdrawals', label: 'Withdrawals?', type: 'number', required: true },
    { key: 'opened_on', label: 'Opened?', type: 'date', required: false },
  ],
  minimum_claim_amount: '1000',
  restricted_countries: ['KP'],
});

const complete: ClaimFields = {
  holder_type: 'individual',
  claim_type: 'customer',
  priority: 'general_unsecured',
  estate_kyc_status: 'not_started',
  holder_name: 'Mara Lind',
  holder_country: 'SE',
  face_amount: '1000',
  register_status: 'scheduled',
  scheduled_amount: '1000',
  disputed: true,
  contingent: false,
  unliquidated: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  answers: { voted_on_plan: false, account_type: 'Spot', withdrawals: '0' },
};
const given = [
  { kind: 'proof_of_claim', status: 'ready', redacted: false },
  { kind: 'account_statement', status: 'ready', redacted: false },
] as const;
const copyForBuyers = { kind: 'account_statement', status: 'ready', redacted: true } as const;
const gapsOf = (
  change: ClaimFields,
  documents: Parameters<typeof claimGaps>[1]['documents'] = given,
) => claimGaps({ ...complete, ...change }, { parameters, documents });

test.each<[string, ClaimFields, ClaimFaults]>([
  ['a complete claim', {}, {}],
  [
    'no holder',
    { holder_name: null, holder_country: null },
    { holder_name: REQUIRED, holder_country: REQUIRED },
  ],
  [
    'a restricted country',
    { holder_country: 'KP' },
    { holder_country: 'This case takes no claims from holders in this country.' },
  ],
  ['no amount', { face_amount: null }, { face_amount: REQUIRED }],
  [
    'a small amount',
    { face_amount: '999.99' },
    { face_amount: 'This case takes claims of $1,000.00 or more.' },
  ],
  [
    'a scheduled claim without its amount',
    { scheduled_amount: null },
    { scheduled_amount: REQUIRED },
  ],
  [
    'a filed claim without its documents',
    { register_status: 'filed' },
    { proof_of_claim_number: REQUIRED, filed_amount: REQUIRED, filed_on: REQUIRED },
  ],
  [
    'a filed claim needs no scheduled amount',
    {
      register_status: 'amended',
      scheduled_amount: null,
      proof_of_claim_number: '4418',
      filed_amount: '1000',
      filed_on: TODAY,
    },
    {},
  ],
  [
    'an allowed claim',
    {
      register_status: 'allowed',
      proof_of_claim_number: '4418',
      filed_amount: '1000',
      filed_on: TODAY,
    },
    { allowed_amount: REQUIRED },
  ],
  [
    'facts that nobody has declared, of which `false` is none',
    { disputed: null, has_loan: null, is_insider: true },
    { disputed: REQUIRED, has_loan: REQUIRED },
  ],
  [
    'what nobody has chosen; the register asks for nothing before it is known',
    {
      holder_type: null,
      claim_type: null,
      priority: null,
      register_status: null,
      scheduled_amount: null,
      estate_kyc_status: null,
    },
    {
      holder_type: REQUIRED,
      claim_type: REQUIRED,
      priority: REQUIRED,
      register_status: REQUIRED,
      estate_kyc_status: REQUIRED,
    },
  ],
  [
    'exposure to a preference without its amount',
    { has_preference_exposure: true },
    { preference_exposure_amount: REQUIRED },
  ],
  [
    'required answers, of which `false` and `0` are two',
    { answers: { opened_on: '2024-02-29' } },
    {
      'answers.voted_on_plan': REQUIRED,
      'answers.account_type': REQUIRED,
      'answers.withdrawals': REQUIRED,
    },
  ],
])('gaps of %s', (_, change, gaps) => {
  expect(gapsOf(change)).toEqual(gaps);
});

test.each<[string, Parameters<typeof gapsOf>[1], ClaimFaults]>([
  ['one is missing', [given[0]], { documents: 'A document that this case asks for is missing.' }],
  [
    'one is there as a copy for buyers alone',
    [given[0], copyForBuyers],
    { documents: 'A document that this case asks for is missing.' },
  ],
  ['all are missing', [], { documents: 'A document that this case asks for is missing.' }],
])('gaps of documents where %s', (_, documents, gaps) => {
  expect(gapsOf({}, documents)).toEqual(gaps);
});

test('a claim that is only scheduled needs no proof of claim, of which none was filed', () => {
  const [proof, statement] = given;
  expect(gapsOf({}, [statement])).toEqual({});
  expect(gapsOf({ register_status: 'disputed' }, [statement])).toMatchObject({
    documents: 'A document that this case asks for is missing.',
  });
  expect(gapsOf({ register_status: 'disputed' }, [proof, statement])).not.toHaveProperty(
    'documents',
  );
});

test.each([
  ['scanning', 'A document is still being checked. Try again in a moment.'],
  ['rejected', 'Delete the document that is not safe to open.'],
] as const)('gaps of a document that is %s', (status, gap) => {
  const documents = [...given, { kind: 'other', status, redacted: false } as const];
  expect(claimGaps(complete, { parameters, documents })).toEqual({ documents: gap });
});

test('a case without a minimum takes any claim', () => {
  const small = { ...complete, face_amount: '1' };
  const takesAny = { ...parameters, minimum_claim_amount: null };
  expect(claimGaps(small, { parameters: takesAny, documents: given })).toEqual({});
});
