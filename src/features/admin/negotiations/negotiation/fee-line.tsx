import { useState } from 'react';
import { useRecordFee } from '@generated/api/admin-negotiations/admin-negotiations';
import type { AdminNegotiation, OfferSide } from '@generated/model';
import type { Act } from '@/acts/act';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { hasFee, mayRecordFee, NO_FEE } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { DueText } from '@/negotiations/due-text';
import { DateText } from '@/ui/data/date-text';
import { Button } from '@/ui/button';
import { lateDialog } from '@/ui/late';

const FeeDialog = lateDialog(async () => (await import('./fee-dialog')).FeeDialog);

interface FeeLineProps {
  negotiation: AdminNegotiation;
  side: OfferSide;
}

/** A side's fee in a sale: whether it was received, with the button that records or retracts that. */
export function FeeLine({ negotiation, side }: FeeLineProps) {
  const { status, agreed_at, currency, buyer, seller, [side]: party } = negotiation;
  const { fee_amount: fee, fee_due_at: dueAt, fee_received_on: receivedOn } = party;
  const acting = useAct();
  const takeBack = useTakeBackFee(negotiation, side);
  const [isRecording, setRecording] = useState(false);
  if (agreed_at === null) return null;
  if (!hasFee(fee)) return <p className="text-muted">{NO_FEE}</p>;
  const isOwed = mayRecordFee(fee, { buyer: buyer.has_signed, seller: seller.has_signed });
  return (
    <div className="border-line mt-3 grid gap-2 border-t pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p>
          <span className="font-medium">Fee {formatAmount(fee, currency)}</span>
          <span className="text-muted block text-xs">
            {receivedOn !== null ? (
              <>
                Received on <DateText iso={receivedOn} />
              </>
            ) : isOwed ? (
              <>
                Not received yet
                {dueAt !== null && (
                  <>
                    . <DueText dueAt={dueAt} as="deadline" />
                  </>
                )}
              </>
            ) : status === 'cancelled' ? (
              'Not owed: cancelled before both had signed'
            ) : (
              'Owed once both have signed'
            )}
          </span>
        </p>
        {isOwed && (
          <Button
            variant="secondary"
            size="sm"
            isPending={acting.pending !== null}
            onClick={() => (receivedOn === null ? setRecording(true) : acting.start(takeBack))}
          >
            {receivedOn === null ? 'Record fee' : takeBack.label}
          </Button>
        )}
      </div>
      <ActFailure acting={acting} />
      <AskedAct acting={acting} />
      {isRecording && (
        <FeeDialog negotiation={negotiation} side={side} onClose={() => setRecording(false)} />
      )}
    </div>
  );
}

function useTakeBackFee(negotiation: AdminNegotiation, side: OfferSide): Act {
  const { mutateAsync: record } = useRecordFee();
  const { id, lock_version, currency, [side]: party } = negotiation;
  return {
    name: 'take_back_fee',
    label: 'Mark as not received',
    question: {
      title: 'Was the fee not received?',
      consequence: `The fee of ${formatAmount(party.fee_amount, currency)} is outstanding again, and ${party.name} gets a mail that says so.`,
    },
    send: () => record({ id, data: { side, received_on: null, lock_version } }),
    done: 'The fee is outstanding again',
  };
}
