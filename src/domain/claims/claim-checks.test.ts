import type { CaseParameters, CaseQuestion, ClaimFields } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { type ClaimFaults, claimFaults, priceFaults } from './claim-checks';

const questions: CaseQuestion[] = [
  { key: 'voted_on_plan', label: 'Voted?', type: 'boolean', required: true },
  {
    key: 'account_type',
    label: 'Account?',
    type: 'select',
    options: ['Spot', 'Earn'],
    required: true,
  },
  { key: 'withdrawals', label: 'Withdrawals?', type: 'number', required: true },
  {
    key: 'accounts',
    label: 'Accounts?',
    type: 'number',
    is_whole: true,
    minimum: 1,
    required: true,
  },
  { key: 'balance', label: 'Balance?', type: 'number', minimum: -5, required: false },
  { key: 'days', label: 'Days?', type: 'number', is_whole: true, required: false },
  { key: 'opened_on', label: 'Opened?', type: 'date', required: false },
  { key: 'remarks', label: 'Remarks?', type: 'text', required: false },
];

const parameters: CaseParameters = {
  currency: 'USD',
  claim_types: ['customer', 'loan'],
  claim_classes: [{ code: '5A', name: 'Customer claims' }],
  assets: [{ symbol: 'BTC', petition_price: '16871.63' }],
  required_document_kinds: ['proof_of_claim', 'account_statement'],
  questions,
  minimum_claim_amount: '1000',
  offer_expiry_hours: 72,
  seller_fee_percent: '1',
  buyer_fee_percent: '1',
  restricted_countries: ['KP'],
};

const TODAY = '2026-11-20';
const PETITION = '2022-11-11';
const filing = { petition_date: PETITION, today: TODAY };
const UNKNOWN_CHOICE = 'Choose one of the';

describe('faults', () => {
  test.each<[string, ClaimFields, ClaimFaults]>([
    ['nothing', {}, {}],
    [
      'empty fields',
      { face_amount: null, claim_class: null, filed_on: null, ask_percent: null },
      {},
    ],
    ['an amount in cents', { face_amount: '1000.10' }, {}],
    ['zeros behind the cents', { face_amount: '1000.10000000' }, {}],
    [
      'an amount of zero',
      { filed_amount: '0.00' },
      { filed_amount: 'Enter an amount above zero.' },
    ],
    ['a tenth of a cent', { face_amount: '1.005' }, { face_amount: 'USD has at most 2 decimals.' }],
    [
      'each of the amounts',
      {
        scheduled_amount: '1.001',
        allowed_amount: '1.001',
        has_preference_exposure: true,
        preference_exposure_amount: '1.001',
      },
      {
        scheduled_amount: 'USD has at most 2 decimals.',
        allowed_amount: 'USD has at most 2 decimals.',
        preference_exposure_amount: 'USD has at most 2 decimals.',
      },
    ],
    ['a type of the case', { claim_type: 'loan' }, {}],
    [
      'another type',
      { claim_type: 'trade' },
      { claim_type: `${UNKNOWN_CHOICE} types that this case takes.` },
    ],
    ['a class of the case', { claim_class: '5A' }, {}],
    [
      'another class',
      { claim_class: '9Z' },
      { claim_class: `${UNKNOWN_CHOICE} classes of this case.` },
    ],
    ['today', { filed_on: TODAY }, {}],
    ['tomorrow', { filed_on: '2026-11-21' }, { filed_on: 'This day is in the future.' }],
    ['the petition date', { filed_on: PETITION }, {}],
    [
      'the day before it',
      { filed_on: '2022-11-10' },
      { filed_on: 'This is before the petition date, Nov 11, 2022.' },
    ],
    ['the year 24', { filed_on: '0024-12-31' }, { filed_on: 'Check the year.' }],
    ['as much as an amount can hold', { assets: [{ symbol: 'BTC', quantity: '59271095' }] }, {}],
    [
      'one more than that',
      { assets: [{ symbol: 'BTC', quantity: '59271096' }] },
      { 'assets.0.quantity': 'Enter a smaller quantity.' },
    ],
    ['an asset', { assets: [{ symbol: 'BTC', quantity: '0.00000001' }] }, {}],
    [
      'an asset of another case',
      { assets: [{ symbol: 'ETH', quantity: '1' }] },
      { 'assets.0.symbol': `${UNKNOWN_CHOICE} assets of this case.` },
    ],
    [
      'an asset twice and none of it',
      {
        assets: [
          { symbol: 'BTC', quantity: '1' },
          { symbol: 'BTC', quantity: '0' },
        ],
      },
      {
        'assets.1.symbol': 'This asset is listed already.',
        'assets.1.quantity': 'Enter a quantity above zero.',
      },
    ],
  ])('of %s', (_, fields, faults) => {
    expect(claimFaults(fields, parameters, filing)).toEqual(faults);
  });

  test.each([
    ['JPY', '10', null],
    ['JPY', '10.00', null],
    ['JPY', '10.5', 'JPY has no decimals.'],
    ['KWD', '10.125', null],
    ['KWD', '10.1255', 'KWD has at most 3 decimals.'],
    ['EUR', '10.125', 'EUR has at most 2 decimals.'],
  ])('of an amount in %s: %s', (currency, face_amount, fault) => {
    const found = claimFaults({ face_amount }, { ...parameters, currency }, filing);
    expect(found['face_amount'] ?? null).toBe(fault);
  });

  test.each<[string, string | boolean, string | null]>([
    ['voted_on_plan', true, null],
    ['voted_on_plan', false, null],
    ['voted_on_plan', 'yes', 'Answer yes or no.'],
    ['account_type', 'Earn', null],
    ['account_type', 'earn', 'Choose one of the answers.'],
    ['account_type', true, 'Answer in words.'],
    ['withdrawals', '0', null],
    ['withdrawals', '-12.5', null],
    ['withdrawals', '1e3', 'Enter a number, for example 2500.'],
    ['withdrawals', '1,000', 'Enter a number, for example 2500.'],
    ['accounts', '1', null],
    ['accounts', '2.0', null],
    ['accounts', '1.5', 'Enter a whole number of 1 or more.'],
    ['accounts', '0', 'Enter a whole number of 1 or more.'],
    ['accounts', '-5', 'Enter a whole number of 1 or more.'],
    ['accounts', 'two', 'Enter a whole number of 1 or more.'],
    ['balance', '-5', null],
    ['balance', '-5.01', 'Enter a number of -5 or more.'],
    ['days', '-3', null],
    ['days', '0.5', 'Enter a whole number.'],
    ['opened_on', '2024-02-29', null],
    ['opened_on', '2023-02-29', 'Enter a date.'],
    ['opened_on', '2023', 'Enter a date.'],
    ['opened_on', 'yesterday', 'Enter a date.'],
    ['opened_on', '0024-03-11', 'Check the year.'],
    ['opened_on', '1899-12-31', 'Check the year.'],
    ['opened_on', '1900-01-01', null],
    ['opened_on', TODAY, null],
    ['opened_on', '2026-11-21', 'This day is in the future.'],
    ['remarks', 'anything', null],
    ['constructor', 'x', 'This case does not ask this.'],
  ])('of the answer to %s: %s', (key, answer, fault) => {
    const found = claimFaults({ answers: { [key]: answer } }, parameters, filing);
    expect(found).toEqual(fault === null ? {} : { [`answers.${key}`]: fault });
  });
});

test('a claim of a case whose petition date is not known can have been filed on any day', () => {
  const fields = { filed_on: '1999-01-01' };
  expect(claimFaults(fields, parameters, { petition_date: null, today: TODAY })).toEqual({});
});

test.each([true, false, null])(
  'an amount of preference exposure goes with a yes: %s',
  (has_preference_exposure) => {
    const fields = { has_preference_exposure, preference_exposure_amount: '5' };
    expect(Object.keys(claimFaults(fields, parameters, filing))).toEqual(
      has_preference_exposure ? [] : ['preference_exposure_amount'],
    );
  },
);

describe('prices', () => {
  const range = 'Enter a percentage above 0 and up to 500.';
  test.each<[string | null, string | null, ClaimFaults]>([
    [null, null, {}],
    ['72.5', null, {}],
    ['500', '500', {}],
    ['0.0001', null, {}],
    ['0', null, { ask_percent: range }],
    ['500.0001', null, { ask_percent: range }],
    [null, '0.0', { minimum_percent: range }],
    [null, '60', {}],
    ['72.5', '72.5', {}],
    ['72.5', '72.5001', { minimum_percent: 'The minimum price is above your ask.' }],
    ['0', '60', { ask_percent: range }],
    ['9.5', '10', { minimum_percent: 'The minimum price is above your ask.' }],
  ])('ask %s and least %s', (ask_percent, minimum_percent, faults) => {
    expect(priceFaults({ ask_percent, minimum_percent })).toEqual(faults);
  });
});
