import { pathToClaimForm } from '@/paths';
import { Link, useNavigate } from 'react-router-dom';
import type { ClaimStatus, MyClaim, User } from '@generated/model';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import type { Acting } from '@/acts/use-act';
import { useQuestion } from '@/acts/use-question';
import { actionLabel, type SellerAct } from '@/claims/seller/act-words';
import { sellerActs } from '@/claims/seller/seller-acts';
import { isTakenOffByStaff } from '@/domain/claims/claim-state';
import { SELLER_ACTIONS, sellerRefusal, type SellerAction } from '@/domain/claims/seller-actions';
import { DueText } from '@/negotiations/due-text';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { stepPast, stepWithoutActs, type NextStep, type Obstacle } from './next-step';
import { hasUnsentChanges } from './unsent-changes';

interface ActionsCardProps {
  claim: MyClaim;
  seller: User;
  /** Whether everything for a review is there. True while that is unknown, because the exchange checks it again. */
  isComplete: boolean;
  /** Whether an offer waits for an answer, which takes priority over everything here. */
  isAsked: boolean;
  acting: Acting;
  onChangePrice: () => void;
}

const UNSENT = {
  title: 'This device has changes that are not in your account',
  description: 'The claim would be submitted without them. Look at them in the form first.',
  confirmLabel: 'Go to the form',
  cancelLabel: 'Cancel',
};

const NEEDS_ALL = new Set<SellerAction>(['submit', 'relist']);

/** What a seller can do to the claim now. If that is nothing, or does not lead on, what has to happen next. */
export function ActionsCard({
  claim,
  seller,
  isComplete,
  isAsked,
  acting,
  onChangePrice,
}: ActionsCardProps) {
  const acts = sellerActs(claim);
  const navigate = useNavigate();
  const unsent = useQuestion();
  const possible: SellerAction[] = [];
  let obstacle: Obstacle | null = null;
  for (const action of SELLER_ACTIONS) {
    const refusal = sellerRefusal(action, claim, seller);
    if (refusal === null) {
      if (isComplete || !NEEDS_ALL.has(action)) possible.push(action);
    } else if (refusal !== 'wrong_state') obstacle = refusal;
  }
  const primary =
    isAsked || isTakenOffByStaff(claim)
      ? undefined
      : primaryAction(possible, claim.status, isComplete);

  async function start(action: SellerAct): Promise<void> {
    // Checked on each press, because another tab may have the form open.
    if (action !== 'submit' || !(await hasUnsentChanges(claim.id))) acting.start(acts[action]);
    else if (await unsent.ask(UNSENT)) void navigate(pathToClaimForm(claim.id));
  }

  const title = possible.length === 0 ? 'What happens next' : 'What you can do';
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody className="grid gap-4">
        <ActFailure acting={acting} />
        {possible.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {possible.map((action) => (
              <ActionButton
                // The same key keeps the focus when "pause" becomes "resume".
                key={action === 'resume' ? 'pause' : action}
                action={action}
                isPrimary={action === primary}
                claim={claim}
                acting={acting}
                onAct={(name) => void start(name)}
                onChangePrice={onChangePrice}
              />
            ))}
          </div>
        )}
        <Next step={nextStep(claim, possible, obstacle)} isAlone={possible.length === 0} />
        <AskedAct acting={acting} />
        {unsent.dialog}
      </CardBody>
    </Card>
  );
}

/** Null if the acts lead on. What a draft lacks is shown above the page, with the link to the form. */
function nextStep(
  claim: MyClaim,
  possible: readonly SellerAction[],
  obstacle: Obstacle | null,
): NextStep | null {
  if (obstacle) return stepPast(obstacle, claim);
  return possible.length === 0 ? stepWithoutActs(claim) : null;
}

function Next({ step, isAlone }: { step: NextStep | null; isAlone: boolean }) {
  if (!step) return null;
  const { text, way, isTheirTurn = false, dueAt = null } = step;
  return (
    <>
      <div className="grid gap-1 text-sm">
        <p>{text}</p>
        {dueAt && <DueText dueAt={dueAt} as="deadline" />}
      </div>
      {way && (
        <Button variant={isAlone && isTheirTurn ? 'primary' : 'secondary'} block asChild>
          <Link to={way.to}>{way.label}</Link>
        </Button>
      )}
    </>
  );
}

/** The action that leads on. A seller whose claim is making progress is not urged to anything. */
function primaryAction(
  possible: readonly SellerAction[],
  status: ClaimStatus,
  isComplete: boolean,
): SellerAction | undefined {
  const order: SellerAction[] =
    status === 'draft' && isComplete
      ? ['submit', 'edit']
      : ['edit', 'submit', 'resume', 'relist', 'revise', 'change_price'];
  return order.find((action) => possible.includes(action));
}

interface ActionButtonProps {
  action: SellerAction;
  isPrimary: boolean;
  claim: MyClaim;
  acting: Acting;
  onAct: (name: SellerAct) => void;
  onChangePrice: () => void;
}

function ActionButton({
  action,
  isPrimary,
  claim,
  acting,
  onAct,
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
      onClick={() => (action === 'change_price' ? onChangePrice() : onAct(action))}
    >
      {label}
    </Button>
  );
}
