import type { Claim, MyBid } from '@generated/model';
import { Link } from 'react-router-dom';
import { formatPrice } from '@/domain/money';
import { pathTo } from '@/paths';
import { useMyBid } from '@/session/bids/my-bids-store';
import { Button } from '@/ui/button';

/** What the reader has offered for the claim and where that stands; nothing where there is no offer. */
export function OwnOffer({ claim }: { claim: Pick<Claim, 'id'> }) {
  const bid = useMyBid(claim.id);
  if (!bid) return null;
  const { title, text, label, to, isTheirTurn } = wordsOf(bid);
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

function wordsOf({ made_by, status, price_percent, offer_id, negotiation_id }: MyBid) {
  const price = formatPrice(price_percent);
  const offer = pathTo('myOffer', { id: offer_id });
  if (status === 'accepted') {
    return {
      title: `Agreed at ${price}`,
      text: 'The sale is under way.',
      label: 'Go to the negotiation',
      to: pathTo('negotiation', { id: negotiation_id }),
      // The bid does not say whose turn it is there.
      isTheirTurn: false,
    };
  }
  if (made_by === 'seller') {
    return {
      title: `Counter-offer: ${price}`,
      text: 'The seller waits for your answer.',
      label: 'Answer it',
      to: offer,
      isTheirTurn: true,
    };
  }
  return {
    title: `Your offer: ${price}`,
    text: 'It waits for the seller’s answer.',
    label: 'See your offer',
    to: offer,
    isTheirTurn: false,
  };
}
