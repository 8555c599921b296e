import { useMakeOffer } from '@generated/api/offers/offers';
import { RED_FLAG_WORDS } from '@/claims/red-flag-words';
import { bestBid } from '@/domain/claims/best-bid';
import { claimRisks } from '@/domain/claims/risks';
import type { Claim, OfferFields } from '@generated/model';
import { TRIES_RULE } from '@/domain/deals/tries';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { OfferDialog } from '@/offers/form/offer-dialog';
import { newOffer } from '@/offers/form/offer-form-values';
import { rememberBid, useMyBid } from '@/session/bids/my-bids';
import { toast } from '@/ui/feedback/toast';
import { ownOfferWords } from './own-offer';

/** The offer of a buyer for a claim. */
export function BidForm({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { mutateAsync: makeOffer } = useMakeOffer();
  const bid = useMyBid(claim.id);

  async function send(data: OfferFields) {
    const offer = await makeOffer({ id: claim.id, data: { offer: data } });
    if (offer.status === 'auto_declined')
      return <RejectedAutomatically percent={offer.price_percent} />;
    rememberBid(offer);
    toast.success(`You offered ${formatPrice(offer.price_percent)} for ${claim.reference}`);
    onClose();
    return null;
  }

  return (
    <OfferDialog
      title="Make an offer"
      description={aboutText(claim)}
      submitLabel="Make offer"
      keepAs={`offer-for-${claim.id}`}
      claim={claim}
      side="buyer"
      start={(parameters) => newOffer(claim, parameters)}
      compared={{ kind: 'ask', by: 'The seller', percent: claim.ask_percent }}
      compare={compareText(claim)}
      overtaken={
        bid
          ? {
              text: 'You are negotiating about this claim already.',
              way: ownOfferWords(bid, claim),
            }
          : null
      }
      send={send}
      onClose={onClose}
    />
  );
}

/** Includes what the register says against the claim, because the form covers that. */
function aboutText(claim: Claim): string {
  const flags = claimRisks({ ...claim, ...claim.exact_terms }).red.map(
    (flag) => RED_FLAG_WORDS[flag].name,
  );
  return sentences(
    `For ${claim.reference}, against ${claim.case.name}.`,
    flags.length > 0 && `${flags.length === 1 ? 'Red flag' : 'Red flags'}: ${flags.join(', ')}.`,
  );
}

/** Polite, and without a hint at what the seller would accept. */
function RejectedAutomatically({ percent }: { percent: string }) {
  return (
    <>
      The seller does not sell at {formatPrice(percent)}, and your offer was rejected automatically.
      Nothing binds you. You can name a higher price. {TRIES_RULE}
    </>
  );
}

function compareText(claim: Claim): string {
  const { ask_percent: ask, case: against } = claim;
  const bid = bestBid(claim);
  const guide = formatPercentRange(against.guide_low_percent, against.guide_high_percent);
  const parts = [
    ask ? `Ask ${formatPrice(ask)}` : 'No ask named',
    bid && `best bid ${bid}`,
    guide && `guide price ${guide}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
