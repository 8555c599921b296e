import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Negotiation } from '@generated/model';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import type { Acting } from '@/acts/use-act';
import { dealActions } from '@/domain/deals/deal-actions';
import { stageWords } from '@/negotiations/stage-words';
import { barredWords } from '@/negotiations/stages/barred-words';
import { lateWords } from '@/negotiations/stages/late-words';
import { isTurnOf } from '@/domain/deals/turn';
import { countOf } from '@/domain/sentences';
import { wayAfterOffer } from '@/offers/claim-ways';
import { pathTo } from '@/paths';
import { StaffContact } from '@/page/staff-contact';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Quote } from '@/ui/data/quote';
import { unbroken } from '@/ui/data/unbroken';
import { Arrived } from './arrived';
import { CalendarButton } from './calendar-button';
import { DOCUMENTS_ID } from './files-card';
import { DEAL_ACTION_LABELS } from './use-deal-acts';

interface TurnCardProps {
  negotiation: Negotiation;
  acting: Acting;
  /** The button of the one act that leads on, if this is its place. */
  action: ReactNode;
  /** Null if the reader may not do it. */
  onCancel: (() => void) | null;
}

/** What to do or to wait for now, and the one act that leads on, always in this place. */
export function TurnCard({ negotiation, acting, action, onCancel }: TurnCardProps) {
  const { reference, claim } = negotiation;
  const reason = negotiation.cancel_reason ?? negotiation.unpaid_reason;
  const mayNotOffer = useSession(
    ({ user }) => user !== null && user.buyer_account_status !== 'verified',
  );
  const { title, text, next, help } = stageWords({ ...negotiation, mayNotOffer });
  const late = lateWords(negotiation);
  const barred = barredWords(negotiation);
  const way = wayOn(negotiation);
  return (
    <Card aria-label="What happens now">
      <CardHeader title={<span className="wrap-anywhere">{title}</span>} />
      <CardBody className="grid gap-4 text-sm">
        <ActFailure acting={acting} />
        <Arrived negotiation={negotiation} />
        <div className="grid gap-1">
          {barred && <p className="text-danger-ink wrap-anywhere">{barred}</p>}
          {late && <p className="text-danger-ink wrap-anywhere">{unbroken(late)}</p>}
          <p className="wrap-anywhere">{unbroken(text)}</p>
        </div>
        {reason && <Quote text={reason} />}
        <WayToDocuments negotiation={negotiation} />
        {action}
        {help && (
          <p>
            {help} Write to <StaffContact claimId={claim.id} reference={reference} />, with the
            reference <span className="whitespace-nowrap">{reference}</span>.
          </p>
        )}
        {next && (
          <p className="text-muted flex gap-2">
            <ArrowRight aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span>{unbroken(next)}</span>
          </p>
        )}
        {way && (
          <Button block variant={way.isNext ? 'primary' : 'secondary'} asChild>
            <Link to={way.to}>{way.label}</Link>
          </Button>
        )}
        <CalendarButton negotiation={negotiation} />
        {onCancel && dealActions(negotiation).includes('cancel') && (
          <div className="border-line -mx-4 border-t px-4 pt-4">
            <Button variant="link" onClick={onCancel}>
              <span className="text-danger-ink">{DEAL_ACTION_LABELS.cancel}</span>
            </Button>
          </div>
        )}
        <AskedAct acting={acting} />
      </CardBody>
    </Card>
  );
}

/** On a phone, what the buyer examines is further down, and the page's fixed button is for ending the examination. */
function WayToDocuments({
  negotiation: { role, status, documents },
}: {
  negotiation: Negotiation;
}) {
  if (role !== 'buyer' || status !== 'diligence' || documents.length === 0) return null;
  return (
    <Button variant="secondary" block className="lg:hidden" asChild>
      <a href={`#${DOCUMENTS_ID}`}>See the {countOf(documents.length, 'document')}</a>
    </Button>
  );
}

interface Way {
  label: string;
  to: string;
  isNext?: boolean;
}

/** Where a person without a task here can go: to the open offer, to what remains of the claim, or to other claims. */
function wayOn({ status, role, awaiting, claim, current_offer: offer }: Negotiation): Way | null {
  const isBuyer = role === 'buyer';
  switch (status) {
    case 'open':
      return {
        label: isTurnOf(role, awaiting) ? 'Answer the offer' : 'Go to the offer',
        to: pathTo('myOffer', { id: offer.id }),
        isNext: true,
      };
    case 'completed':
      return isBuyer
        ? { label: 'Browse the marketplace', to: pathTo('marketplace') }
        : { label: 'Go to your claim', to: pathTo('myClaim', { id: claim.id }) };
    case 'cancelled':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'closed':
      if (!isBuyer) {
        return { label: 'Go to your claim', to: pathTo('myClaim', { id: claim.id }), isNext: true };
      }
      return wayAfterOffer(claim);
    case 'diligence':
    case 'signing':
    case 'payment':
    case 'transfer':
      return null;
  }
}
