import { Link } from 'react-router-dom';
import type { Awaiting, NegotiationStatus, OfferSide } from '@generated/model';
import type { TurnStage } from '@/domain/deals/negotiation-state';
import { isTurnOf } from '@/domain/deals/turn';
import { Button } from '@/ui/button';

interface TurnLinkProps {
  to: string;
  stage: NegotiationStatus;
  awaiting: Awaiting;
  /** The reader's side. */
  side: OfferSide;
  /** The claim's reference. */
  reference: string;
}

type Acts = Partial<Record<OfferSide, string>>;

/** What each side does in the stages that can wait for it. */
const ACTS: Partial<Record<NegotiationStatus, Acts>> = {
  open: { buyer: 'Answer', seller: 'Answer' },
  diligence: { buyer: 'Examine' },
  signing: { buyer: 'Sign', seller: 'Sign' },
  payment: { buyer: 'Pay', seller: 'Confirm payment' },
} satisfies Record<TurnStage, Acts>;

/** The link from a row to its negotiation. On the reader's turn, it stands out and says what to do. */
export function TurnLink({ to, stage, awaiting, side, reference }: TurnLinkProps) {
  const act = isTurnOf(side, awaiting) && ACTS[stage]?.[side];
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
