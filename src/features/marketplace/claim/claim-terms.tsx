import type { Claim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { FaceAmount } from '@/claims/face-amount';

/** What is for sale, and on which terms. */
export function ClaimTerms({ claim }: { claim: Claim }) {
  return (
    <Card>
      <CardHeader title="Claim" />
      <CardBody className="grid gap-4">
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Face amount" isNumeric>
            <span className="font-semibold">
              <FaceAmount claim={claim} />
            </span>
          </DescriptionItem>
          <ClaimFacts
            group="terms"
            claim={{ ...claim, ...claim.exact_terms }}
            except={['face_amount']}
          />
          {claim.exact_terms && (
            <ClaimFacts group="risks" claim={{ ...claim.exact_terms, currency: claim.currency }} />
          )}
        </DescriptionList>
        {claim.description && (
          <p className="max-w-measure text-sm whitespace-pre-line">{claim.description}</p>
        )}
      </CardBody>
    </Card>
  );
}
