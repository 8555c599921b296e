import type { Claim, ClaimExactTerms } from '@generated/model';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClaim, EXACT_TERMS } from '@/testing/marketplace';
import { RiskFlags } from './risk-flags';

const CLEAR: Partial<Claim> = {
  register_status: 'allowed',
  estate_kyc_status: 'verified',
  disputed: false,
  contingent: false,
  unliquidated: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
};

/** The names under Risks, in their order, and what stands as clear. */
function flagsOf(claim: Partial<Claim>): { risks: string[]; clear: string } {
  render(<RiskFlags claim={aClaim({ ...CLEAR, ...claim })} />);
  const risks = screen.queryByRole('list', { name: 'Risks' })?.querySelectorAll('p.font-medium');
  return {
    risks: [...(risks ?? [])].map((name) => name.textContent),
    clear: screen.getByRole('list', { name: 'No risk' }).textContent,
  };
}

test('a claim that nothing speaks against has no risks', () => {
  const { risks, clear } = flagsOf({});
  expect(risks).toEqual([]);
  expect(clear).toMatch(/Not disputed.*Amount is fixed/);
});

test('a claim that the court has disallowed says so first, and is neither undisputed nor fixed', () => {
  const { risks, clear } = flagsOf({ register_status: 'disallowed', has_loan: true });
  expect(risks).toEqual(['Disallowed by the court', 'Pledged to a lender']);
  expect(clear).not.toMatch(/Not disputed|Amount is fixed/);
  expect(clear).toContain('Not contingent');
});

test.each([false, true])(
  'a dispute in the register is said once, whether the seller has declared it: %s',
  (disputed) => {
    const { risks, clear } = flagsOf({ register_status: 'disputed', disputed });
    expect(risks).toEqual(['Disputed in the register']);
    expect(clear).not.toContain('Not disputed');
    expect(clear).toContain('Amount is fixed');
  },
);

test('a holder whom the estate has rejected is a risk, before what the seller has declared', () => {
  const { risks } = flagsOf({ estate_kyc_status: 'rejected', contingent: true });
  expect(risks).toEqual(['KYC rejected by the estate', 'Contingent']);
});

const exact = (terms: Partial<ClaimExactTerms>): Partial<Claim> => ({
  face_amount: '100000',
  exact_terms: { ...EXACT_TERMS, ...terms },
});

test.each<[string, Partial<Claim>, string[]]>([
  [
    'allowed for less',
    exact({ allowed_amount: '99999.99' }),
    ['Allowed for less than its face amount'],
  ],
  ['allowed in full', exact({ allowed_amount: '100000.00' }), []],
  ['filed after the bar date', exact({ filed_on: '2023-09-30' }), ['Filed after the bar date']],
  ['filed on the bar date', exact({ filed_on: '2023-09-29' }), []],
  ['filed in a case without a bar date', exact({ filed_on: '2023-09-30', bar_date: null }), []],
  [
    'scheduled as contingent, and not filed',
    { ...exact({}), register_status: 'scheduled', contingent: true },
    ['No proof of claim', 'Contingent'],
  ],
  [
    'scheduled as contingent, and filed',
    {
      ...exact({ proof_of_claim_number: '9821' }),
      register_status: 'scheduled',
      contingent: true,
    },
    ['Contingent'],
  ],
  [
    'scheduled, and what was filed not shown',
    { register_status: 'scheduled', contingent: true, exact_terms: null },
    ['Contingent'],
  ],
  ['subordinated', { priority: 'subordinated' }, ['Subordinated']],
])('what the register says against a claim: %s', (_, claim, risks) => {
  expect(flagsOf(claim).risks).toEqual(risks);
});
