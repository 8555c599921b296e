import { pathToClaimForm } from '@/paths';
import { Link } from 'react-router-dom';
import type { ClaimStatus, MyClaim, User } from '@generated/model';
import type { Act } from '@/acts/act';
import { ActQuestion } from '@/acts/act-question';
import type { Acting } from '@/acts/use-act';
import { actionLabel, type SellerAct } from '@/claims/seller-act-words';
import { useSellerActs } from '@/claims/use-seller-acts';
import { SELLER_ACTIONS, sellerRefusal, type SellerAction } from '@/domain/claims/seller-actions';
import { TextLink } from '@/record/link-row';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Alert } from '@/ui/feedback/alert';
import { refusalWords } from './refusal-words';

interface ActionsCardProps {
  claim: MyClaim;
  seller: User;
  /** Whether all is there for a review; true as long as that is not known, the exchange looks at it again. */
  isComplete: boolean;
  acting: Acting;
  onChangePrice: () => void;
}

const NEEDS_ALL = new Set<SellerAction>(['submit', 'relist']);

/** Every action of a seller: as a button where it is possible now, else with the reason why not. */
export function ActionsCard({
  claim,
  seller,
  isComplete,
  acting,
  onChangePrice,
}: ActionsCardProps) {
  const acts = useSellerActs()(claim);
  const offers = SELLER_ACTIONS.map((action) => ({
    action,
    refusal:
      sellerRefusal(action, claim, seller) ??
      (isComplete || !NEEDS_ALL.has(action) ? null : ('incomplete' as const)),
  }));
  const possible = offers.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
  const primary = primaryAction(possible, claim.status, isComplete);
  return (
    <Card aria-label="What you can do">
      <CardHeader title="What you can do" />
      <CardBody className="grid gap-4">
        {acting.failure && !acting.asked && <Alert tone="danger">{acting.failure}</Alert>}
        {possible.length === 0 ? (
          <p className="text-sm">Nothing can be done with this claim now.</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {possible.map((action) => (
              <ActionButton
                // The focus stays on the button that pausing turns into resuming.
                key={action === 'resume' ? 'pause' : action}
                action={action}
                isPrimary={action === primary}
                claim={claim}
                acts={acts}
                acting={acting}
                onChangePrice={onChangePrice}
              />
            ))}
          </div>
        )}
        <ul aria-label="Not possible now" className="text-muted grid gap-1.5 text-xs">
          {offers.map(({ action, refusal }) => {
            if (refusal === null) return null;
            const { reason, remedy } = refusalWords(action, refusal, claim);
            return (
              <li key={action}>
                <span className="text-ink">{actionLabel(action, claim.status)}</span> — {reason}{' '}
                {remedy && <TextLink to={remedy.to}>{remedy.label}</TextLink>}
              </li>
            );
          })}
        </ul>
        <ActQuestion acting={acting} />
      </CardBody>
    </Card>
  );
}

/** The one that leads on; nothing urges a seller whose claim is under way. */
function primaryAction(
  possible: readonly SellerAction[],
  status: ClaimStatus,
  isComplete: boolean,
): SellerAction | undefined {
  const order: SellerAction[] =
    status === 'draft' && isComplete
      ? ['submit', 'edit']
      : ['edit', 'submit', 'resume', 'relist', 'change_price'];
  return order.find((action) => possible.includes(action));
}

interface ActionButtonProps {
  action: SellerAction;
  isPrimary: boolean;
  claim: MyClaim;
  acts: Record<SellerAct, Act>;
  acting: Acting;
  onChangePrice: () => void;
}

function ActionButton({
  action,
  isPrimary,
  claim,
  acts,
  acting,
  onChangePrice,
}: ActionButtonProps) {
  const variant = isPrimary ? 'primary' : 'secondary';
  const label = actionLabel(action, claim.status);
  if (action === 'edit') {
    return (
      <Button variant={variant} asChild>
        <Link to={pathToClaimForm(claim.id)}>{label}</Link>
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      isPending={acting.pending === action}
      onClick={() => (action === 'change_price' ? onChangePrice() : acting.start(acts[action]))}
    >
      {label}
    </Button>
  );
}
