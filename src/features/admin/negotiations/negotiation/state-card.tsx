import { lazy, Suspense, useState } from 'react';
import type { AdminNegotiation } from '@generated/model';
import { ActQuestion } from '@/acts/act-question';
import { useAct } from '@/acts/use-act';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { staffActions } from '@/domain/deals/staff-actions';
import { ACTOR_WORDS } from '@/negotiations/labels';
import { StageBar } from '@/negotiations/stage-bar';
import { TurnLine } from '@/negotiations/turn-line';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { Alert } from '@/ui/feedback/alert';
import { Quote } from '@/ui/data/quote';
import { staffWords } from './staff-words';
import { STAFF_ACTION_LABELS, useStaffActs } from './use-staff-acts';

const FilingDialog = lazy(async () => ({
  default: (await import('./filing-dialog')).FilingDialog,
}));

/** How far a negotiation is, what it waits for, and what staff may do about it. */
export function StateCard({ negotiation }: { negotiation: AdminNegotiation }) {
  const { status, awaiting, cancel_reason, cancelled_by, unpaid_reason } = negotiation;
  const reason = cancel_reason ?? unpaid_reason;
  const acting = useAct();
  const acts = useStaffActs(negotiation);
  const [isFiling, setFiling] = useState(false);
  const actions = staffActions(negotiation);

  return (
    <Card aria-label="State">
      <CardBody className="grid gap-4 text-sm">
        {isDealStage(status) && <StageBar stage={status} />}
        {awaiting !== 'none' && <TurnLine reader="staff" negotiation={negotiation} />}
        <p className="max-w-measure">{staffWords(negotiation)}</p>
        {reason && (
          <div className="grid gap-1">
            <p>
              {cancelled_by ? `Cancelled by ${ACTOR_WORDS[cancelled_by]}:` : 'The reason given:'}
            </p>
            <Quote text={reason} />
          </div>
        )}
        {acting.failure && !acting.asked && <Alert tone="danger">{acting.failure}</Alert>}
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {actions.map((action, index) => (
              <Button
                key={action}
                variant={
                  index === 0 && action !== 'cancel' && action !== 'correct_filing'
                    ? 'primary'
                    : 'secondary'
                }
                isPending={acting.pending === action}
                onClick={() => {
                  if (action === 'record_filing' || action === 'correct_filing') setFiling(true);
                  else acting.start(acts[action]);
                }}
              >
                {STAFF_ACTION_LABELS[action]}
              </Button>
            ))}
          </div>
        )}
        <ActQuestion acting={acting} />
      </CardBody>
      {isFiling && (
        <Suspense>
          <FilingDialog negotiation={negotiation} onClose={() => setFiling(false)} />
        </Suspense>
      )}
    </Card>
  );
}
