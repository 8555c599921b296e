import { ClaimStatus, UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { anAdminClaim } from '@/testing/admin/claims';
import { aCase, someParameters } from '@/testing/marketplace';
import { claimReviews, reviewChecks } from './claim-review';

/** What a reviewer should look at. */
const looks = (...[differences, parameters = someParameters()]: Looked) =>
  reviewChecks(anAdminClaim(differences), { parameters, case: aCase() })
    .filter(({ isFine }) => !isFine)
    .map(({ name }) => name);
type Looked = [Parameters<typeof anAdminClaim>[0], ReturnType<typeof someParameters>?];

const { seller, case: of } = anAdminClaim();

describe('decisions', () => {
  test.each(Object.values(ClaimStatus))('about a claim that is %s', (status) => {
    expect(claimReviews({ status, seller, case: of })).toEqual(
      status === 'in_review' ? ['reject', 'request_changes', 'approve'] : [],
    );
  });

  test.each(Object.values(UserStatus))('where the account of the seller is %s', (status) => {
    const mayLogIn = status === 'active' || status === 'pending';
    expect(claimReviews({ status: 'in_review', seller: { status }, case: of })).toHaveLength(
      mayLogIn ? 3 : 0,
    );
  });
});

test.each([
  ['active', ['reject', 'request_changes', 'approve']],
  ['paused', ['reject', 'request_changes']],
  ['closed', ['reject', 'request_changes']],
] as const)('a claim of a case that is %s comes to %s', (status, reviews) => {
  expect(claimReviews({ status: 'in_review', seller, case: { status } })).toEqual(reviews);
});

describe('a reviewer looks at', () => {
  test('nothing where everything agrees', () => {
    expect(looks({})).toEqual([]);
  });

  test('a seller whose identity is not approved', () => {
    expect(looks({ seller: { ...seller, identity_status: 'pending' } })).toEqual(['identity']);
  });

  test.each([
    ['SOFIA MARCHETTI', null, 'person'],
    // The company stands in a profile that its owner writes.
    ['Harbour Light Capital', 'Harbour Light Capital', 'company'],
    ['Harbour Light Capital', null, 'neither'],
    [null, null, 'neither'],
  ])('a holder who is not the person of the account: %s, company %s', (holder, company, is) => {
    const claim = anAdminClaim({ holder_name: holder, seller: { ...seller, company } });
    const check = reviewChecks(claim, { parameters: someParameters(), case: null }).find(
      ({ name }) => name === 'holder',
    );
    expect(check).toMatchObject({ is, isFine: is === 'person' });
  });

  test.each([
    [{ holder_country: 'SE' }, ['country']],
    [{ holder_country: 'SE', seller: { ...seller, country: null } }, []],
    [{ holder_country: 'SE', holder_name: 'Harbour Light Capital' }, ['holder']],
  ] as const)('a person who lives elsewhere than where the account is from: %o', (claim, found) => {
    expect(looks(claim)).toEqual(found);
  });

  test.each([
    [{ register_status: 'scheduled', scheduled_amount: '253125.40' }, []],
    [{ register_status: 'scheduled', scheduled_amount: '253125.41' }, ['register']],
    [{ register_status: 'filed', filed_amount: '253125.4' }, []],
    [{ register_status: 'filed', filed_amount: '1' }, ['register']],
    [{ register_status: 'disputed', filed_amount: '253125.4' }, ['risks']],
    [{ register_status: 'disallowed', filed_amount: '253125.4' }, ['risks']],
    [{ register_status: 'disputed', filed_amount: '1' }, ['register', 'risks']],
    [{ register_status: 'allowed', filed_amount: '253125.4', allowed_amount: '9' }, ['register']],
    [{ register_status: 'allowed', filed_amount: '300000', allowed_amount: '253125.4' }, []],
    [{ register_status: 'allowed', filed_amount: '9', allowed_amount: '253125.4' }, ['register']],
    [{ register_status: null }, ['register']],
    // Not the amount that the status is about, but far from the face amount.
    [{ scheduled_amount: '253125.4', filed_amount: '506250.81' }, ['register']],
    [{ scheduled_amount: '253125.4', filed_amount: '506250.80' }, []],
  ] as const)(
    'another amount than that of the register, or a claim that is contested there: %o',
    (register, found) => {
      expect(looks(register)).toEqual(found);
    },
  );

  test.each([
    [{ assets: [{ symbol: 'BTC', quantity: '1', value: '1553.09' }] }, ['assets']],
    [{ assets: [{ symbol: 'BTC', quantity: '1', value: '253125.40' }] }, []],
    // Of what a sale has divided each amount is rounded by itself.
    [{ assets: [{ symbol: 'BTC', quantity: '1', value: '253125.39' }], is_part: true }, []],
    [{ assets: [] }, []],
  ])('assets that do not come to the face amount: %o', (claim, found) => {
    expect(looks(claim)).toEqual(found);
  });

  test('a document that the case asks for and the claim has not, or only as a copy for buyers', () => {
    const [statement] = anAdminClaim().documents;
    if (!statement) throw new Error('The claim has no document.');
    const wanted = { ...someParameters(), required_document_kinds: ['account_statement' as const] };
    expect(looks({ documents: [statement] }, wanted)).toEqual([]);
    expect(looks({ documents: [] }, wanted)).toEqual(['documents']);
    expect(looks({ documents: [{ ...statement, redacted: true }] }, wanted)).toEqual(['documents']);
  });

  test('another claim of the case with its number in the register', () => {
    const other = { id: 78, reference: 'CLM-3MJ2VX', status: 'open' as const };
    expect(looks({ with_same_number: [other] })).toEqual(['number']);
  });

  test('a description with contact data or the name of its writer, which everybody reads', () => {
    expect(looks({ description: 'The account was mine, KYC is complete.' })).toEqual([]);
    expect(looks({ description: 'Call me: +1 555 010 9999' })).toEqual(['description']);
    expect(looks({ description: 'Ask Sofia Marchetti.' })).toEqual(['description']);
  });

  test('what the seller declares against the claim, and a refusal of the estate', () => {
    expect(looks({ contingent: true })).toEqual(['risks']);
    expect(looks({ has_loan: true, is_insider: true })).toEqual(['risks']);
    expect(looks({ estate_kyc_status: 'rejected' })).toEqual(['risks']);
    expect(looks({ estate_kyc_status: 'pending' })).toEqual([]);
  });

  test('a price far from the guide, and none that is open to offers', () => {
    expect(looks({ ask_percent: '75' })).toEqual(['price']);
    expect(looks({ ask_percent: null })).toEqual([]);
  });

  test('a claim that was filed after the bar date', () => {
    expect(looks({ filed_on: '2023-09-29' })).toEqual([]);
    expect(looks({ filed_on: '2023-09-30' })).toEqual(['filing']);
  });

  test('neither documents nor the day of the filing where the case could not be read', () => {
    const claim = anAdminClaim({ documents: [], filed_on: '2023-09-30' });
    const names = reviewChecks(claim, { parameters: null, case: null }).map(({ name }) => name);
    expect(names).toEqual([
      'identity',
      'holder',
      'country',
      'register',
      'assets',
      'number',
      'risks',
      'price',
    ]);
  });
});
