import { Link } from 'react-router-dom';
import type { ClaimSale, OfferSide } from '@generated/model';
import { isTurnOf } from '@/domain/deals/turn';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';

interface SaleLinkProps extends Pick<ClaimSale, 'negotiation_id' | 'awaiting'> {
  /** Which side the reader is. */
  side: OfferSide;
  /** Of the claim. */
  reference: string;
}

/** The way from a row to the negotiation of its sale; it stands out where it is the reader's turn. */
export function SaleLink({ negotiation_id: id, awaiting, side, reference }: SaleLinkProps) {
  const isTurn = isTurnOf(side, awaiting);
  return (
    <Button variant={isTurn ? 'primary' : 'secondary'} size="sm" asChild>
      <Link to={pathTo('negotiation', { id })}>
        {isTurn ? 'Your turn' : 'Negotiation'}{' '}
        <span className="sr-only">
          {isTurn && 'in the negotiation '}of {reference}
        </span>
      </Link>
    </Button>
  );
}
