import type { Claim } from '@generated/model';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClaim } from '@/testing/marketplace';
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
