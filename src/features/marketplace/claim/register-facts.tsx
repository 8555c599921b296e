import type { Claim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';

/** How the claim stands in the debtor's register; numbers and amounts are for verified buyers. */
export function RegisterFacts({ claim }: { claim: Claim }) {
  const { exact_terms: exact } = claim;
  return (
    <Card>
      <CardHeader title="Register" description="How the claim stands with the estate" />
      <CardBody>
        <DescriptionList columns={3} isCompact>
          <ClaimFacts group="register" claim={{ ...claim, ...exact }} />
        </DescriptionList>
        {!exact && (
          <p className="border-line text-muted mt-4 border-t pt-4 text-sm">
            Numbers in the register, filed and allowed amounts and the holder’s country are shown to
            verified buyers. Names stay private until an offer is accepted.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
