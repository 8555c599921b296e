import { pathTo, pathToClaimForm } from '@/paths';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ClaimStatus, MyClaimSummary } from '@generated/model';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { RowFailure } from '@/acts/act-failure';
import { useAct } from '@/acts/use-act';
import { actionLabel, type SellerAct } from '@/claims/seller/act-words';
import { sellerActs } from '@/claims/seller/seller-acts';
import { sellerRefusal, type SellerAction } from '@/domain/claims/seller-actions';
import { isTurnOf } from '@/domain/deals/turn';
import { TurnLink } from '@/offers/turn-link';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import { IconButton } from '@/ui/icon-button';

const loadMenu = async () => (await import('./row-menu')).RowMenu;

/** The action that a seller most likely wants in a state. */
const MAIN_ACTIONS: Record<ClaimStatus, SellerAct | 'edit' | null> = {
  draft: 'edit',
  changes_requested: 'edit',
  in_review: null,
  open: 'pause',
  paused: 'resume',
  under_offer: null,
  sold: null,
  withdrawn: 'relist',
  expired: 'relist',
  rejected: null,
};

const MENU_ACTIONS: readonly SellerAct[] = ['revise', 'withdraw', 'delete'];
const OFFERED_MENU: readonly SellerAct[] = ['pause', ...MENU_ACTIONS];

/** The link to the sale or the most frequent action on the row, with the others in a menu. */
export function RowActions({ claim }: { claim: MyClaimSummary }) {
  const acts = sellerActs(claim);
  const seller = useSession((session) => session.user);
  const navigate = useNavigate();
  const acting = useAct(({ name }) => {
    if (name === 'revise') void navigate(pathToClaimForm(claim.id));
  });
  const isAllowed = (action: SellerAction) =>
    seller !== null && sellerRefusal(action, claim, seller) === null;
  // Offers by others come before what the seller may do on their own initiative.
  const hasOffers = claim.status === 'open' && claim.offers_count > 0;
  const main = hasOffers ? null : MAIN_ACTIONS[claim.status];
  const others = (hasOffers ? OFFERED_MENU : MENU_ACTIONS).filter(isAllowed);
  const hasMain = main !== null && isAllowed(main);
  return (
    <div className="relative grid gap-1">
      <div className="flex flex-wrap items-center justify-end gap-1 max-md:justify-start">
        <SaleWay claim={claim} />
        {hasOffers && <OffersLink claim={claim} />}
        {!claim.sale && !hasMain && others.length === 0 && (
          <span className="text-muted max-md:hidden">–</span>
        )}
        {hasMain && (
          <MainAction
            claim={claim}
            action={main}
            isPending={acting.pending !== null}
            onAct={(name) => acting.start(acts[name])}
          />
        )}
        {others.length > 0 && (
          <OtherActions
            acts={others.map((name) => acts[name])}
            reference={claim.reference}
            onChoose={acting.start}
          />
        )}
      </div>
      <RowFailure acting={acting} />
      <AskedAct acting={acting} />
    </div>
  );
}

function SaleWay({ claim: { sale, reference } }: { claim: MyClaimSummary }) {
  return (
    sale && (
      <TurnLink
        to={pathTo('negotiation', { id: sale.negotiation_id })}
        side="seller"
        reference={reference}
        {...sale}
      />
    )
  );
}

/** Whether a buyer's offer is pending, which only the seller can answer. The seller's counter-offers are not bids. */
const awaitsAnswer = ({ status, best_bid_percent: bid }: MyClaimSummary) =>
  status === 'open' && bid !== null;

function OffersLink({ claim }: { claim: MyClaimSummary }) {
  const isTurn = awaitsAnswer(claim);
  return (
    <Button variant={isTurn ? 'primary' : 'secondary'} size="sm" asChild>
      <Link to={pathTo('myClaim', { id: claim.id })}>
        {isTurn ? 'Answer' : 'See'} offers <span className="sr-only">for {claim.reference}</span>
      </Link>
    </Button>
  );
}

/** The link in a phone's row if it is the seller's turn. The claim's page has the other acts. */
export function TurnWay({ claim }: { claim: MyClaimSummary }) {
  if (claim.sale && isTurnOf('seller', claim.sale.awaiting)) return <SaleWay claim={claim} />;
  if (claim.status === 'changes_requested') return <EditLink claim={claim} isTurn />;
  return awaitsAnswer(claim) && <OffersLink claim={claim} />;
}

function EditLink({ claim, isTurn }: { claim: MyClaimSummary; isTurn: boolean }) {
  return (
    <Button variant={isTurn ? 'primary' : 'secondary'} size="sm" asChild>
      <Link to={pathToClaimForm(claim.id)}>
        <ActionLabel action="edit" claim={claim} />
      </Link>
    </Button>
  );
}

function ActionLabel({ action, claim }: Pick<MainActionProps, 'action' | 'claim'>) {
  return (
    <>
      {actionLabel(action, claim.status)} <span className="sr-only">{claim.reference}</span>
    </>
  );
}

interface MainActionProps {
  claim: MyClaimSummary;
  action: SellerAct | 'edit';
  isPending: boolean;
  onAct: (name: SellerAct) => void;
}

function MainAction({ claim, action, isPending, onAct }: MainActionProps) {
  // Primary like the link to a sale, if it is the seller's turn. A draft waits for nobody.
  if (action === 'edit')
    return <EditLink claim={claim} isTurn={claim.status === 'changes_requested'} />;
  return (
    <Button variant="secondary" size="sm" isPending={isPending} onClick={() => onAct(action)}>
      <ActionLabel action={action} claim={claim} />
    </Button>
  );
}

interface OtherActionsProps {
  acts: readonly Act[];
  reference: string;
  onChoose: (act: Act) => void;
}

function OtherActions({ acts, reference, onChoose }: OtherActionsProps) {
  const { Part: RowMenu, trigger } = useOnDemand(loadMenu);
  if (!RowMenu) return <MenuTrigger reference={reference} {...trigger} />;
  return (
    <RowMenu acts={acts} onChoose={onChoose} trigger={<MenuTrigger reference={reference} />} />
  );
}

function MenuTrigger({
  reference,
  ...rest
}: { reference: string } & Omit<ComponentProps<typeof IconButton>, 'label'>) {
  return (
    <IconButton size="sm" {...rest} label={`More for ${reference}`}>
      <Ellipsis aria-hidden size={18} />
    </IconButton>
  );
}
