import { useState } from 'react';
import type { AdminNegotiation } from '@generated/model';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { isOwnAction, type StaffAction, staffActions } from '@/domain/deals/staff-actions';
import { ACTOR_WORDS } from '@/negotiations/labels';
import { StageBar } from '@/negotiations/stage-bar';
import { TurnLine } from '@/negotiations/turn-line';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { Quote } from '@/ui/data/quote';
import { lateDialog } from '@/ui/late';
import { staffWords } from './staff-words';
import { type StaffAct, STAFF_ACTION_LABELS, STAFF_FORMS, useStaffActs } from './use-staff-acts';

const FORM_DIALOGS = {
  filing: lateDialog(async () => (await import('./filing-dialog')).FilingDialog),
  payment: lateDialog(
    async () => (await import('./recorded-payment-dialog')).RecordedPaymentDialog,
  ),
};

/** The progress of a negotiation, what it is waiting for, and what staff may do about it. */
export function StateCard({ negotiation }: { negotiation: AdminNegotiation }) {
  const { status, awaiting, cancel_reason, cancelled_by, unpaid_reason } = negotiation;
  const reason = cancel_reason ?? unpaid_reason;
  const acting = useAct();
  const acts = useStaffActs(negotiation);
  const [form, setForm] = useState<keyof typeof FORM_DIALOGS | null>(null);
  const FormDialog = form && FORM_DIALOGS[form];
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
        <ActFailure acting={acting} />
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action}
                variant={isOwnAction(action) ? 'primary' : 'secondary'}
                isPending={acting.pending === action}
                onClick={() => {
                  if (isInForm(action)) setForm(STAFF_FORMS[action]);
                  else acting.start(acts[action]);
                }}
              >
                {STAFF_ACTION_LABELS[action]}
              </Button>
            ))}
          </div>
        )}
        <AskedAct acting={acting} />
      </CardBody>
      {FormDialog && <FormDialog negotiation={negotiation} onClose={() => setForm(null)} />}
    </Card>
  );
}

function isInForm(action: StaffAction): action is Exclude<StaffAction, StaffAct> {
  return action in STAFF_FORMS;
}
