import type { AdminClaim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { TextLink } from '@/page/links';
import { isAgreed } from '@/domain/claims/claim-state';
import { shownAddress } from '@/domain/users/released-address';
import { Breakable } from '@/ui/data/breakable';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';
import {
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUS_TONES,
  USER_STATUS_LABELS,
  USER_STATUS_TONES,
} from '@/users/labels';
import { claimsOfSeller, userPath } from '@/users/user-path';

/** The seller and the holder of the claim. */
export function SellerCard({ claim }: { claim: AdminClaim }) {
  const { seller, status } = claim;
  return (
    <Card aria-label="Seller and holder">
      <CardHeader
        title="Seller and holder"
        description={
          isAgreed(status) ? 'The buyer knows the name' : 'Private until an offer is accepted'
        }
      />
      <CardBody className="grid gap-4">
        <div className="grid gap-1 text-sm wrap-anywhere">
          <p className="font-medium">
            <TextLink to={userPath(seller.id)}>{seller.name}</TextLink>
          </p>
          {seller.company && <p>{seller.company}</p>}
          <p>
            <Breakable text={shownAddress(seller.email)} />
          </p>
        </div>
        <DescriptionList columns={2} isCompact>
          <DescriptionItem label="Account">
            <Badge tone={USER_STATUS_TONES[seller.status]}>
              {USER_STATUS_LABELS[seller.status]}
            </Badge>
          </DescriptionItem>
          <DescriptionItem label="Identity">
            <Badge tone={IDENTITY_STATUS_TONES[seller.identity_status]}>
              {IDENTITY_STATUS_LABELS[seller.identity_status]}
            </Badge>
          </DescriptionItem>
          <ClaimFacts group="private" claim={claim} />
        </DescriptionList>
        <p className="text-sm">
          <TextLink to={claimsOfSeller(seller.id)}>All claims of this seller</TextLink>
        </p>
      </CardBody>
    </Card>
  );
}
