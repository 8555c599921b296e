import type { AdminClaim } from '@generated/model';
import { bestBid } from '@/domain/claims/best-bid';
import { editableClaimPart, mayHaveOffers } from '@/domain/claims/claim-state';
import { formatAmount, formatPrice } from '@/domain/money';
import { TextLink } from '@/page/links';
import { pathTo } from '@/paths';
import { DateText } from '@/ui/data/date-text';
import { Stat } from '@/ui/data/stat';

/** The amount, the price, and the buyers' interest. */
export function Figures({ claim }: { claim: AdminClaim }) {
  const { face_amount: face, currency, ask_percent: ask, deal } = claim;
  // A draft without an ask may still get one.
  const isGiven = editableClaimPart(claim.status) !== 'all';
  return (
    <div className="border-line grid grid-cols-2 gap-4 border-t pt-4 md:grid-cols-3 xl:grid-cols-6">
      <Stat size="md" label="Face amount" value={face ? formatAmount(face, currency) : '–'} />
      <Stat
        size="md"
        label="Ask"
        value={ask ? formatPrice(ask) : isGiven ? 'Open to offers' : '–'}
      />
      {deal && (
        <Stat
          size="md"
          label="Agreed price"
          value={formatPrice(deal.percent)}
          note={<DateText iso={deal.agreed_at} />}
        />
      )}
      {mayHaveOffers(claim.status) && (
        <>
          <Stat size="md" label="Best bid" value={bestBid(claim) ?? '–'} />
          <Stat
            size="md"
            label="Offers"
            value={claim.offers_count}
            note={
              claim.offers_count > 0 && (
                <TextLink to={`${pathTo('adminNegotiations')}?search=${claim.reference}`}>
                  See the negotiations
                </TextLink>
              )
            }
          />
        </>
      )}
      {claim.listed_at && (
        <>
          <Stat size="md" label="Views" value={claim.views_count} />
          <Stat size="md" label="Followers" value={claim.followers_count} />
        </>
      )}
    </div>
  );
}
