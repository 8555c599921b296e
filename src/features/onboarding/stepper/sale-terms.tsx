import type { Case, CaseParameters } from '@generated/model';
import { smallestClaim } from '@/cases/smallest-claim';
import { feeShare } from '@/domain/deals/fees';
import { formatPercentRange } from '@/domain/money';
import { countryName } from '@/domain/countries';
import { countOf } from '@/domain/sentences';
import { DateText } from '@/ui/data/date-text';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** Price, fee and limits of a sale in this case. */
export function SaleTerms({ item, parameters }: { item: Case; parameters: CaseParameters }) {
  const { restricted_countries, offer_expiry_hours } = parameters;
  return (
    <DescriptionList columns={1}>
      <DescriptionItem label="Guide price, of face" isNumeric>
        {formatPercentRange(item.guide_low_percent, item.guide_high_percent) ?? 'None yet'}
        {item.guide_updated_at && (
          <span className="text-muted block text-xs">
            As of <DateText iso={item.guide_updated_at} />
          </span>
        )}
      </DescriptionItem>
      <DescriptionItem label="Our fee" isNumeric>
        {feeShare(parameters.seller_fee_percent)}
      </DescriptionItem>
      <DescriptionItem label="Smallest claim" isNumeric>
        {smallestClaim(parameters)}
      </DescriptionItem>
      <DescriptionItem label="Usual validity of an offer" isNumeric>
        {countOf(offer_expiry_hours, 'hour')}
      </DescriptionItem>
      {restricted_countries.length > 0 && (
        <DescriptionItem label="Not open to holders in">
          {restricted_countries.map(countryName).join(', ')}
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
