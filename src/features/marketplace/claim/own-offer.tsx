import type { Claim, MyBid } from '@generated/model';
import { Link } from 'react-router-dom';
import { formatAmount, formatPrice } from '@/domain/money';
import { formatDateTimeWithZone } from '@/labels/dates';
import { partText } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { useMyBid } from '@/session/bids/my-bids';
import { Button } from '@/ui/button';

/** What the reader has offered for the claim, and its state; empty without an offer. */
export function OwnOffer({ claim }: { claim: Pick<Claim, 'id' | 'face_amount'> }) {
  const bid = useMyBid(claim.id);
  if (!bid) return null;
  const { title, text, label, to, isTheirTurn } = ownOfferWords(bid, claim);
  return (
    <div className="border-line bg-subtle grid gap-3 rounded-lg border p-3 text-sm">
      <div>
        <p className="tabular font-semibold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <Button variant={isTheirTurn ? 'primary' : 'secondary'} block asChild>
        <Link to={to}>{label}</Link>
      </Button>
    </div>
  );
}

/** The words for a pending or accepted offer, and where its buyer finds it. */
export function ownOfferWords(bid: MyBid, claim: Pick<Claim, 'face_amount'>) {
  const { made_by, status, offer_id, negotiation_id } = bid;
  const price = formatPrice(bid.price_percent);
  const part = partText({ ...bid, claim });
  const sum = formatAmount(bid.amount, bid.currency) + (part ? `, for ${part}` : '');
  const until = formatDateTimeWithZone(bid.expires_at);
  const offer = pathTo('myOffer', { id: offer_id });
  if (status === 'accepted') {
    return {
      title: `Agreed at ${price}`,
      text: `${sum}. The sale is under way.`,
      label: 'Go to the negotiation',
      to: pathTo('negotiation', { id: negotiation_id }),
      // The bid does not say whose turn it is in the sale.
      isTheirTurn: false,
    };
  }
  if (made_by === 'seller') {
    return {
      title: `Counter-offer: ${price}`,
      text: `${sum}. The seller waits for your answer until ${until}.`,
      label: 'Answer it',
      to: offer,
      isTheirTurn: true,
    };
  }
  return {
    title: `Your offer: ${price}`,
    text: `${sum}. It waits for the seller’s answer until ${until}.`,
    label: 'See your offer',
    to: offer,
    isTheirTurn: false,
  };
}
