import type { CaseParameters } from '@generated/model';
import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { smallestClaim } from '@/cases/smallest-claim';
import { feeShare } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { countOf } from '@/domain/sentences';
import { countryName } from '@/domain/countries';
import { CLAIM_TYPE_LABELS } from '@/claims/labels';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { QueryPart } from '@/page/query-part';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { SkeletonText } from '@/ui/feedback/skeleton';

/** What the case asks of a claim, and the fees. */
export function CaseParametersCard({ id }: { id: string }) {
  return (
    <Card>
      <CardHeader
        title="Parameters"
        description="What a claim of this case is asked for, and the fees."
      />
      <QueryPart
        query={useGetCaseParameters(id)}
        skeleton={
          <CardBody aria-busy>
            <SkeletonText lines={6} />
          </CardBody>
        }
      >
        {(parameters) => (
          <CardBody>
            <Parameters parameters={parameters} />
          </CardBody>
        )}
      </QueryPart>
    </Card>
  );
}

const NONE = 'None';

const list = (items: readonly string[]) => items.join(', ') || NONE;

const lines = (items: readonly string[]) =>
  items.length === 0
    ? NONE
    : items.map((item) => (
        <span key={item} className="block">
          {item}
        </span>
      ));

function Parameters({ parameters }: { parameters: CaseParameters }) {
  const { currency } = parameters;
  return (
    <DescriptionList columns={2}>
      <DescriptionItem label="Currency">{currency}</DescriptionItem>
      <DescriptionItem label="Smallest claim" isNumeric>
        {smallestClaim(parameters)}
      </DescriptionItem>
      <DescriptionItem label="Usual validity of an offer" isNumeric>
        {countOf(parameters.offer_expiry_hours, 'hour')}
      </DescriptionItem>
      <DescriptionItem label="Seller’s fee" isNumeric>
        {feeShare(parameters.seller_fee_percent)}
      </DescriptionItem>
      <DescriptionItem label="Buyer’s fee" isNumeric>
        {feeShare(parameters.buyer_fee_percent)}
      </DescriptionItem>
      <DescriptionItem label="Closed to residents of">
        {list(parameters.restricted_countries.map(countryName))}
      </DescriptionItem>
      <DescriptionItem label="Types of claims">
        {list(parameters.claim_types.map((type) => CLAIM_TYPE_LABELS[type]))}
      </DescriptionItem>
      <DescriptionItem label="Classes">
        {lines(parameters.claim_classes.map(({ code, name }) => `${code} ${name}`))}
      </DescriptionItem>
      <DescriptionItem label="Assets at the petition date" isNumeric>
        {list(
          parameters.assets.map(
            (asset) => `${asset.symbol} ${formatAmount(asset.petition_price, currency)}`,
          ),
        )}
      </DescriptionItem>
      <DescriptionItem label="Required documents">
        {list(parameters.required_document_kinds.map((kind) => DOCUMENT_KIND_LABELS[kind]))}
      </DescriptionItem>
      <DescriptionItem label="Questions">
        {lines(parameters.questions.map(({ label }) => label))}
      </DescriptionItem>
    </DescriptionList>
  );
}
