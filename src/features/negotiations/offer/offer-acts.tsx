import type { MyOffer, Offer } from '@generated/model';
import { Link } from 'react-router-dom';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { type OfferAction, offerActions } from '@/domain/deals/deal-actions';
import { MOVES_PER_SIDE, movesLeft, otherSide } from '@/domain/deals/offer-state';
import { sentences } from '@/domain/sentences';
import { dealObstacle } from '@/offers/obstacles';
import { sideOf } from '@/offers/offer-view';
import { useOfferActs } from '@/offers/use-offer-acts';
import { pathTo } from '@/paths';
import { InPersonNote, useActedFor } from '@/session/guards/in-person';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface OfferActsProps {
  data: MyOffer;
  offer: Offer;
  onCounter: () => void;
}

/** What the reader may do to the move that waits for an answer, always in this place. */
export function OfferActs({ data, offer, onCounter }: OfferActsProps) {
  const user = useSession((session) => session.user);
  const acts = useOfferActs(offer, data.rivals);
  const acting = useAct();
  const side = sideOf(offer);
  const actedFor = useActedFor();
  const obstacle = user && dealObstacle(side, user, pathTo('myOffer', { id: offer.id }));
  const actions = offerActions(side, offer, data.moves).filter(
    (action) => !obstacle || (action !== 'accept' && action !== 'counter'),
  );
  const start = (action: OfferAction) =>
    action === 'counter' ? onCounter() : acting.start(acts[action]);
  if (actedFor) return <InPersonNote name={actedFor} />;
  return (
    <div className="grid gap-3">
      {offer.is_mine && (
        <p className="text-muted text-sm">
          It is the {otherSide(side)}’s turn. We tell you by email as soon as there is an answer.
        </p>
      )}
      {obstacle && (
        <Alert
          tone="warning"
          title={obstacle.title}
          action={
            obstacle.link && (
              <Button variant="secondary" size="sm" asChild>
                <Link to={obstacle.link.to}>{obstacle.link.label}</Link>
              </Button>
            )
          }
        >
          {sentences(
            obstacle.text,
            offer.is_mine &&
              `As long as this is so, the ${otherSide(side)} cannot accept this offer.`,
          )}
        </Alert>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          block
          variant={action === 'accept' ? 'primary' : 'secondary'}
          isPending={acting.pending === action}
          onClick={() => start(action)}
        >
          {action === 'counter' ? 'Counter' : acts[action].label}
        </Button>
      ))}
      {!offer.is_mine && <MovesLeft count={movesLeft(side, data.moves)} />}
      <ActFailure acting={acting} />
      <AskedAct acting={acting} present={Object.values(acts)} />
    </div>
  );
}

/** Shown only when it begins to matter. */
function MovesLeft({ count }: { count: number }) {
  if (count > 3) return null;
  return (
    <p className="text-muted text-xs">
      {count <= 0
        ? `You have made ${MOVES_PER_SIDE} moves, as many as there can be: accept it or reject it.`
        : `You can counter ${count === 1 ? 'once' : `${count} times`} more.`}
    </p>
  );
}
