import { useState } from 'react';
import type { Negotiation } from '@generated/model';
import { useAct } from '@/acts/use-act';
import { dealActions, type DealAction } from '@/domain/deals/deal-actions';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { StageBar } from '@/negotiations/stage-bar';
import { TurnLine } from '@/negotiations/turn-line';
import { InPersonNote, useActedFor } from '@/session/guards/in-person';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { lateDialog } from '@/ui/late';
import { CounterpartyCard } from './counterparty-card';
import { NegotiationParts } from './negotiation-parts';
import { SaleSum } from './sale-sum';
import { TurnCard } from './turn-card';
import { DEAL_ACTION_LABELS, useDealActs } from './use-deal-acts';

const AssignmentDialog = lateDialog(
  async () => (await import('./agreement/assignment-dialog')).AssignmentDialog,
);
const InstructionsDialog = lateDialog(
  async () => (await import('./payment/instructions-dialog')).InstructionsDialog,
);
const PaymentDialog = lateDialog(
  async () => (await import('./payment/payment-dialog')).PaymentDialog,
);

/** A negotiation as a side reads it: its sum, its progress, what to do now, and what that is about. */
export function OwnNegotiation({ negotiation }: { negotiation: Negotiation }) {
  const { status, role } = negotiation;
  const [opened, setOpened] = useState<'agreement' | 'payment' | 'instructions' | null>(null);
  // The result of an act is shown at the top, wherever it was done.
  const showTop = () => window.scrollTo({ top: 0 });
  const acting = useAct(showTop);
  const acts = useDealActs(negotiation);
  const close = () => setOpened(null);
  const done = () => {
    close();
    showTop();
  };

  function start(action: DealAction) {
    if (action === 'sign') setOpened('agreement');
    else if (action === 'mark_paid') setOpened('payment');
    else acting.start(acts[action]);
  }

  const isWide = useMediaQuery('(min-width: 36rem)');
  const hasTwoColumns = useMediaQuery('(min-width: 64rem)');
  const actedFor = useActedFor();
  const main = dealActions(negotiation).find((action) => action !== 'cancel');
  const button =
    main &&
    (actedFor ? (
      <InPersonNote name={actedFor} />
    ) : (
      <Button block size="lg" isPending={acting.pending === main} onClick={() => start(main)}>
        {DEAL_ACTION_LABELS[main]}
      </Button>
    ));

  const counterparty = <CounterpartyCard negotiation={negotiation} />;

  return (
    <>
      <div className="grid gap-6">
        <Card aria-label="Summary">
          <CardBody className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-3">
            <SaleSum negotiation={negotiation} />
            {isDealStage(status) && (
              <div className="lg:col-span-2">
                <StageBar stage={status}>
                  {status !== 'completed' && <TurnLine reader={role} negotiation={negotiation} />}
                </StageBar>
              </div>
            )}
          </CardBody>
        </Card>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {/* On a phone, what to do comes first. */}
          <div className="stays-beside grid gap-6 lg:order-last">
            <TurnCard
              negotiation={negotiation}
              acting={acting}
              action={isWide && button}
              onCancel={actedFor ? null : () => start('cancel')}
            />
            {hasTwoColumns && counterparty}
          </div>
          <NegotiationParts
            negotiation={negotiation}
            counterparty={!hasTwoColumns && counterparty}
            onReadAgreement={() => setOpened('agreement')}
            onChangeInstructions={actedFor ? null : () => setOpened('instructions')}
          />
        </div>
      </div>
      {!isWide && button && <BottomBar>{button}</BottomBar>}
      {opened === 'agreement' && (
        <AssignmentDialog negotiation={negotiation} onDone={done} onClose={close} />
      )}
      {opened === 'payment' && (
        <PaymentDialog negotiation={negotiation} onDone={done} onClose={close} />
      )}
      {opened === 'instructions' && (
        <InstructionsDialog negotiation={negotiation} onClose={close} />
      )}
    </>
  );
}
