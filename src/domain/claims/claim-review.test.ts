import { ClaimStatus, UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { anAdminClaim } from '@/testing/admin-claims';
import { someParameters } from '@/testing/marketplace';
import { claimReviews, reviewChecks } from './claim-review';

/** What a reviewer should look at. */
const looks = (...[differences, parameters = someParameters()]: Looked) =>
  reviewChecks(anAdminClaim(differences), parameters)
    .filter(({ isFine }) => !isFine)
    .map(({ name }) => name);
type Looked = [Parameters<typeof anAdminClaim>[0], ReturnType<typeof someParameters>?];

const { seller } = anAdminClaim();

describe('decisions', () => {
  test.each(Object.values(ClaimStatus))('about a claim that is %s', (status) => {
    expect(claimReviews({ status, seller })).toEqual(
      status === 'in_review' ? ['reject', 'request_changes', 'approve'] : [],
    );
  });

  test.each(Object.values(UserStatus))('where the account of the seller is %s', (status) => {
    const mayLogIn = status === 'active' || status === 'pending';
    expect(claimReviews({ status: 'in_review', seller: { status } })).toHaveLength(
      mayLogIn ? 3 : 0,
    );
  });
});

describe('a reviewer looks at', () => {
  test('nothing where everything agrees', () => {
    expect(looks({})).toEqual([]);
  });

  test('a seller whose identity is not approved', () => {
    expect(looks({ seller: { ...seller, identity_status: 'pending' } })).toEqual(['identity']);
  });

  test.each([
    ['SOFIA MARCHETTI', null, []],
    ['Harbour Light Capital', 'Harbour Light Capital', []],
    ['Harbour Light Capital', null, ['holder']],
    [null, null, ['holder']],
  ])('a holder who is neither the person nor the company: %s of %s', (holder, company, found) => {
    expect(looks({ holder_name: holder, seller: { ...seller, company } })).toEqual(found);
  });

  test.each([
    [{ register_status: 'scheduled', scheduled_amount: '253125.40' }, []],
    [{ register_status: 'scheduled', scheduled_amount: '253125.41' }, ['register']],
    [{ register_status: 'filed', filed_amount: '253125.4' }, []],
    [{ register_status: 'disputed', filed_amount: '1' }, ['register']],
    [{ register_status: 'allowed', filed_amount: '253125.4', allowed_amount: '9' }, ['register']],
    [{ register_status: 'allowed', filed_amount: '9', allowed_amount: '253125.4' }, []],
    [{ register_status: null }, ['register']],
  ] as const)('an amount that the register does not have: %o', (register, found) => {
    expect(looks(register)).toEqual(found);
  });

  test('a document that the case asks for and the claim has not, or only as a copy for buyers', () => {
    const [proof] = anAdminClaim().documents;
    if (!proof) throw new Error('The claim has no document.');
    const wanted = { ...someParameters(), required_document_kinds: ['proof_of_claim' as const] };
    expect(looks({ documents: [proof] }, wanted)).toEqual([]);
    expect(looks({ documents: [] }, wanted)).toEqual(['documents']);
    expect(looks({ documents: [{ ...proof, redacted: true }] }, wanted)).toEqual(['documents']);
  });

  test('a price far from the guide, and none that is open to offers', () => {
    expect(looks({ ask_percent: '75' })).toEqual(['price']);
    expect(looks({ ask_percent: null })).toEqual([]);
  });

  test('no documents where the terms of the case are not known', () => {
    const names = reviewChecks(anAdminClaim({ documents: [] }), null).map(({ name }) => name);
    expect(names).toEqual(['identity', 'holder', 'register', 'price']);
  });
});
