import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RegisterStatus, type CaseParameters } from '@generated/model';
import { ClaimFields } from '@generated/zod/schemas/claimFields';
import { claimGaps } from '@/domain/claims/claim-checks';
import { currencyDigits } from '@/domain/money';
import { aMyClaim } from '@/testing/my-claims';
import type { ClaimField, ClaimFormValues } from '../field-kinds';
import { claimFields } from '../field-list';
import { claimFormOf, newClaimForm, readClaimForm } from './claim-form-values';

const FILING = { petition_date: '2022-11-11', today: '2026-11-20' };
const parameters: CaseParameters = {
  currency: 'USD',
  claim_types: ['customer', 'loan'],
  claim_classes: [{ code: '5A', name: 'Dotcom customer entitlement claims' }],
  assets: [
    { symbol: 'BTC', petition_price: '16871' },
    { symbol: 'ETH', petition_price: '1258' },
  ],
  required_document_kinds: ['account_statement'],
  questions: [
    { key: 'kyc', label: 'KYC?', type: 'boolean', required: true },
    { key: 'withdrawn', label: 'How much?', type: 'number', required: true },
    {
      key: 'accounts',
      label: 'How many?',
      type: 'number',
      is_whole: true,
      minimum: 1,
      required: false,
    },
    { key: 'opened', label: 'When?', type: 'date', required: false },
  ],
  minimum_claim_amount: '1000',
  offer_expiry_hours: 72,
  seller_fee_percent: '1',
  buyer_fee_percent: '1',
  restricted_countries: ['KP'],
};
const read = (values: Partial<ClaimFormValues>, of = parameters) =>
  readClaimForm({ ...newClaimForm(of, null), ...values }, of, FILING);

test('a new form knows what the account knows, and nothing in it is wrong', () => {
  const holder = { first_name: 'Mara', last_name: 'Lind', company: null, country: 'SE' } as const;
  const form = newClaimForm(parameters, holder);
  expect(form).toMatchObject({ holder_name: 'Mara Lind', holder_country: 'SE' });
  const { fields, faults } = readClaimForm(form, parameters, FILING);
  expect(faults).toEqual({});
  expect(ClaimFields.safeParse(fields).error).toBeUndefined();
  expect(fields).toMatchObject({
    holder_type: null,
    claim_type: null,
    register_status: null,
    priority: null,
    estate_kyc_status: null,
  });
});

test('only the case that takes one type of claim says it for the seller', () => {
  expect(newClaimForm({ claim_types: ['trade'] }, null).claim_type).toBe('trade');
  expect(newClaimForm({ claim_types: ['trade', 'lease'] }, null).claim_type).toBe('');
});

test.each<[Partial<ClaimFormValues>, Record<string, string>]>([
  [
    { face_amount: '25 oranges' },
    { face_amount: 'Enter an amount above zero, for example 25000.50.' },
  ],
  [{ face_amount: '1.005' }, { face_amount: 'Enter at most 2 decimals, for example 25000.00.' }],
  [
    { face_amount: '123456789012345678901' },
    { face_amount: 'This amount is too large. Enter less than 1,000,000,000,000.' },
  ],
  [
    { ask_percent: '501', minimum_percent: '137,5' },
    {
      ask_percent: 'Enter a percentage above 0 and up to 500, for example 72.5.',
      minimum_percent: 'Write a point and no comma, for example 72.5.',
    },
  ],
  [
    { ask_percent: '70', minimum_percent: '70.5' },
    { minimum_percent: 'The minimum price is above your ask.' },
  ],
  [{ filed_on: '2026-11-21' }, { filed_on: 'This day is in the future.' }],
  [{ filed_on: '2022-11-10' }, { filed_on: 'This is before the petition date, Nov 11, 2022.' }],
  [{ claim_class: '9Z' }, { claim_class: 'Choose one of the classes of this case.' }],
  [
    { answers: { withdrawn: 'some' } },
    { 'answers.withdrawn': 'Enter a number, for example 2500.' },
  ],
  [{ answers: { accounts: 'some' } }, { 'answers.accounts': 'Enter a whole number of 1 or more.' }],
  [{ answers: { accounts: '1.5' } }, { 'answers.accounts': 'Enter a whole number of 1 or more.' }],
  [
    { assets: [{ symbol: 'BTC', quantity: 'x' }] },
    { 'assets.0.quantity': 'Enter a quantity above zero, for example 1.25.' },
  ],
  [
    {
      assets: [
        { symbol: '', quantity: '' },
        { symbol: 'BTC', quantity: '1' },
        { symbol: 'BTC', quantity: '2' },
      ],
    },
    { 'assets.2.symbol': 'This asset is listed already.' },
  ],
])('%j is said to be wrong at its field', (values, faults) => {
  expect(read(values).faults).toEqual(faults);
});

test('what nobody has answered is sent as that, and a no takes the amount away', () => {
  expect(read({}).fields).toMatchObject({ has_loan: null, has_preference_exposure: null });
  const amount = { preference_exposure_amount: '5000' };
  expect(read({ ...amount, has_preference_exposure: 'true' }).fields).toMatchObject(amount);
  const taken = read({ ...amount, has_preference_exposure: 'false', has_loan: 'true' });
  expect(taken).toMatchObject({
    fields: { has_loan: true, has_preference_exposure: false, preference_exposure_amount: null },
    faults: {},
  });
  const form = claimFormOf(aMyClaim({ has_loan: null, is_insider: false, disputed: true }));
  expect(form).toMatchObject({ has_loan: '', is_insider: 'false', disputed: 'true' });
});

test('what cannot be read is not sent, and the rest is', () => {
  const { fields } = read({
    face_amount: 'much',
    ask_percent: '72.5 %',
    assets: [
      { symbol: 'BTC', quantity: '' },
      { symbol: 'ETH', quantity: '1,000.5' },
    ],
    answers: { kyc: 'false', withdrawn: '0', opened: '', gone: 'yes' },
  });
  expect(fields).toMatchObject({
    face_amount: null,
    ask_percent: '72.5',
    assets: [{ symbol: 'ETH', quantity: '1000.5' }],
    answers: { kyc: false, withdrawn: '0' },
  });
  expect(ClaimFields.safeParse(fields).error).toBeUndefined();
});

describe('an amount goes through the form unchanged', () => {
  test.each(['USD', 'JPY', 'BTC'])('in %s', (currency) => {
    const digits = currencyDigits(currency);
    const amounts = fc
      .tuple(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 0, max: 10 ** digits - 1 }),
      )
      .map(([whole, part]) =>
        digits === 0 ? String(whole) : `${whole}.${String(part).padStart(digits, '0')}`,
      );
    fc.assert(
      fc.property(amounts, (amount) => {
        // As the exchange prints it: without needless zeros.
        const stored = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
        const form = claimFormOf(aMyClaim({ currency, face_amount: stored }));
        expect(form.face_amount).toBe(amount);
        const of = { ...parameters, currency };
        expect(read({ face_amount: form.face_amount }, of).fields.face_amount).toBe(stored);
      }),
    );
  });
});

describe('what the form asks for as required is what a review needs', () => {
  const asked = ['answers.kyc', 'answers.withdrawn', 'documents'];
  const isMarked = (field: ClaimField, values: ClaimFormValues) => {
    if (field.isAsked && !field.isAsked(values)) return false;
    const { isRequired = false } = field;
    if (field.kind === 'fact') return true;
    return typeof isRequired === 'boolean' ? isRequired : isRequired(values);
  };

  test.each(
    Object.values(RegisterStatus).flatMap((register_status) =>
      (['', 'true', 'false'] as const).map((has_preference_exposure) => ({
        register_status,
        has_preference_exposure,
      })),
    ),
  )('of a claim in which nothing else is said: %o', (said) => {
    const values = { ...newClaimForm(parameters, null), ...said };
    const { fields } = readClaimForm(values, parameters, FILING);
    const marked = claimFields().flatMap(([name, field]) =>
      isMarked(field, values) ? [name] : [],
    );
    // What is marked is empty here, but for what was said.
    const lacking = marked.filter((name) => !values[name]);
    expect(Object.keys(claimGaps(fields, { parameters, documents: [] })).toSorted()).toEqual(
      [...lacking, ...asked].toSorted(),
    );
  });
});
