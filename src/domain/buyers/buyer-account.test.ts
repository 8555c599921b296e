import type { BuyerAccountFields, BuyerAccountStatus, User } from '@generated/model';
import { expect, test } from 'vitest';
import {
  applicationFaults,
  applicationGaps,
  applicationObstacle,
  isApplicationOpen,
  mayChangeApplication,
  signatoryTitle,
} from './buyer-account';

const individual: BuyerAccountFields = {
  account_type: 'individual',
  legal_name: 'Ida Berg',
  registration_country: 'SE',
  accreditation_basis: 'non_us',
  source_of_funds: 'Salary',
};
const entity: BuyerAccountFields = {
  ...individual,
  account_type: 'entity',
  legal_name: 'Harbor Lane Capital LP',
  registration_country: 'US',
  registration_number: '6114207',
  signatory_name: 'Ben Okafor',
  signatory_title: 'Managing partner',
  accreditation_basis: 'entity_assets',
};
const taxForm = { kind: 'tax_form', status: 'ready' } as const;
const corporate = { kind: 'corporate', status: 'ready' } as const;

test.each<[string, BuyerAccountFields, string, string | null]>([
  ['of who signs for it', entity, ' BEN OKAFOR', 'Managing partner'],
  ['of nobody else', entity, 'Ida Berg', null],
  ['of nobody who buys alone', { ...entity, account_type: 'individual' }, 'Ben Okafor', null],
  ['of nobody where it names no signatory', individual, 'Ida Berg', null],
])('an application tells the position %s', (_, application, signed, title) => {
  expect(signatoryTitle(application, signed)).toBe(title);
});

test.each<[BuyerAccountStatus, boolean]>([
  ['none', true],
  ['info_requested', true],
  ['rejected', true],
  ['pending', false],
  ['verified', false],
  ['suspended', false],
])('an application that is %s may be changed: %s', (status, isOpen) => {
  expect(isApplicationOpen(status)).toBe(isOpen);
});

test.each<[string, BuyerAccountFields, Parameters<typeof applicationGaps>[1], string[]]>([
  ['of an individual is complete', individual, [taxForm], []],
  ['of an entity is complete', entity, [taxForm, corporate], []],
  [
    'without a word needs the facts of everybody',
    {},
    [],
    [
      'account_type',
      'legal_name',
      'registration_country',
      'accreditation_basis',
      'source_of_funds',
      'document_ids',
    ],
  ],
  [
    'of an entity needs its register and who signs',
    { ...individual, account_type: 'entity' },
    [taxForm],
    ['registration_number', 'signatory_name', 'signatory_title', 'document_ids'],
  ],
  ['of an individual needs a tax form', individual, [corporate], ['document_ids']],
  [
    'with a document that is being checked waits',
    individual,
    [{ ...taxForm, status: 'scanning' }],
    ['document_ids'],
  ],
  [
    'of an individual cannot rest on the assets of an entity',
    { ...individual, accreditation_basis: 'entity_assets' },
    [taxForm],
    ['accreditation_basis'],
  ],
  [
    'of an entity cannot rest on an income',
    { ...entity, accreditation_basis: 'income' },
    [taxForm, corporate],
    ['accreditation_basis'],
  ],
  [
    'of somebody in the United States cannot rest on living elsewhere',
    { ...individual, registration_country: 'US' },
    [taxForm],
    ['accreditation_basis'],
  ],
])('an application %s', (_, fields, documents, gaps) => {
  expect(Object.keys(applicationGaps(fields, documents)).toSorted()).toEqual(gaps.toSorted());
});

test.each<[BuyerAccountFields, (keyof BuyerAccountFields)[]]>([
  [{}, []],
  [{ investment_min: '50000', investment_max: '50000.00' }, []],
  [{ investment_min: null, investment_max: '10' }, []],
  [{ investment_min: '50000', investment_max: '49999.99' }, ['investment_max']],
  [{ investment_min: '0' }, ['investment_min']],
  [{ investment_max: '10.005' }, ['investment_max']],
])('of %o wrong is %o', (fields, faulty) => {
  expect(Object.keys(applicationFaults(fields))).toEqual(faulty);
});

test.each<[Pick<User, 'status' | 'identity_status'>, ReturnType<typeof applicationObstacle>]>([
  [{ status: 'active', identity_status: 'approved' }, null],
  [{ status: 'active', identity_status: 'pending' }, null],
  [{ status: 'active', identity_status: 'resubmission_requested' }, null],
  [{ status: 'active', identity_status: 'not_submitted' }, 'identity_not_submitted'],
  [{ status: 'active', identity_status: 'rejected' }, 'identity_rejected'],
  [{ status: 'pending', identity_status: 'not_submitted' }, 'account_not_confirmed'],
  [{ status: 'suspended', identity_status: 'approved' }, 'account_suspended'],
  [{ status: 'deactivated', identity_status: 'approved' }, 'account_deactivated'],
])('in the way of %o stands %s', (user, obstacle) => {
  expect(applicationObstacle(user)).toBe(obstacle);
});

test.each<[Parameters<typeof mayChangeApplication>[0], BuyerAccountFields, boolean]>([
  ['verified', { case_ids: [1], investment_min: '1', investment_max: null }, true],
  ['verified', { case_ids: [1], legal_name: 'Another' }, false],
  ['none', { legal_name: 'Another' }, true],
  ['pending', { case_ids: [1] }, false],
  ['suspended', { case_ids: [1] }, false],
])('an application that is %s takes %o: %s', (status, fields, taken) => {
  expect(mayChangeApplication(status, fields)).toBe(taken);
});

test('a document that is not safe to open is not waited for', () => {
  const gaps = applicationGaps(individual, [{ ...taxForm, status: 'rejected' }]);
  expect(gaps).toEqual({ document_ids: 'Delete the document that is not safe to open.' });
});
