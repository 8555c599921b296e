import { Link } from 'react-router-dom';
import type { Awaiting, NegotiationStatus, OfferSide } from '@generated/model';
import { isTurnOf } from '@/domain/deals/turn';
import { Button } from '@/ui/button';

interface TurnLinkProps {
  to: string;
  stage: NegotiationStatus;
  awaiting: Awaiting;
  /** Which side the reader is. */
  side: OfferSide;
  /** Of the claim. */
  reference: string;
}

/** What each side does in the stages that can wait for it. */
const ACTS: Record<OfferSide, Partial<Record<NegotiationStatus, string>>> = {
  buyer: { open: 'Answer', diligence: 'Examine', signing: 'Sign', payment: 'Pay' },
  seller: { open: 'Answer', signing: 'Sign', payment: 'Confirm payment' },
};

/** The way from a row to its negotiation; where it is the reader's turn it says what for, and stands out. */
export function TurnLink({ to, stage, awaiting, side, reference }: TurnLinkProps) {
  const act = isTurnOf(side, awaiting) && ACTS[side][stage];
  return (
    <Button variant={act ? 'primary' : 'secondary'} size="sm" asChild>
      <Link to={to}>
        {act || 'Negotiation'}{' '}
        <span className="sr-only">
          {act && 'in the negotiation '}of {reference}
        </span>
      </Link>
    </Button>
  );
}
