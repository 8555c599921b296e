import type { Offer } from '@generated/model';
import { Link } from 'react-router-dom';
import { TurnLine } from '@/negotiations/turn-line';
import { sideOf } from '@/offers/offer-view';
import { Button } from '@/ui/button';
import { nextStep, outcomeOf } from './outcome-words';

/**
 * What became of a negotiation in which no more offers are exchanged, and the next step.
 * @param offer the last move, which waits for nobody.
 */
export function OfferOutcome({ offer }: { offer: Offer }) {
  const { title, text } = outcomeOf(offer);
  const next = nextStep(offer);
  return (
    <div className="grid gap-3">
      <div className="text-sm">
        <p className="font-semibold">{title}</p>
        <p className="text-muted wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
      <SaleTurn offer={offer} />
      <Button variant={next.isNext ? 'primary' : 'secondary'} block asChild>
        <Link to={next.to}>{next.label}</Link>
      </Button>
    </div>
  );
}

/** Whose turn it is in the sale, and until when. What waits for our staff is shown in the negotiation. */
function SaleTurn({ offer }: { offer: Offer }) {
  const { status, negotiation_awaiting: awaiting } = offer;
  if (status !== 'accepted' || awaiting === 'none' || awaiting === 'staff') return null;
  return (
    <TurnLine
      reader={sideOf(offer)}
      negotiation={{
        status: offer.negotiation_status,
        awaiting,
        due_at: offer.negotiation_due_at,
        objection_deadline_on: null,
      }}
    />
  );
}
