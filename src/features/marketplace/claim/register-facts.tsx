import type { Claim } from '@generated/model';
import { RegisterCard } from '@/claims/record/register-card';
import { ShownTo } from './shown-to';

/** How the claim stands in the debtor's register. Numbers and amounts are for verified buyers. */
export function RegisterFacts({ claim }: { claim: Claim }) {
  const { exact_terms: exact } = claim;
  return (
    <RegisterCard claim={{ ...claim, ...exact }}>
      {!exact && (
        <p className="border-line text-muted mt-4 border-t pt-4 text-sm">
          Numbers in the register, filed and allowed amounts and the holder’s country are shown{' '}
          <ShownTo claim={claim} />. Names stay private until an offer is accepted.
        </p>
      )}
    </RegisterCard>
  );
}
