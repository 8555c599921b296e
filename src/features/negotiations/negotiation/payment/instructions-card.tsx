import type { Negotiation } from '@generated/model';
import { mayChangeInstructions } from '@/domain/deals/deal-actions';
import { DateText } from '@/ui/data/date-text';
import { placeOfPrice } from '@/negotiations/payment-words';
import { counterpartyName } from '@/negotiations/stage-words';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { CopyButton } from '@/ui/data/copy-button';

interface InstructionsCardProps {
  negotiation: Negotiation;
  /** Null where it is not for whoever looks. */
  onChange: (() => void) | null;
}

/** Where the price is paid to: for the seller from the own signature, for the buyer from the last one, until it has arrived. */
export function InstructionsCard({ negotiation, onChange }: InstructionsCardProps) {
  const { role, status, paid_at, payment_instructions: text } = negotiation;
  const { payment_instructions_at: writtenAt } = negotiation;
  const place = placeOfPrice(negotiation.current_offer);
  const mayChange = onChange !== null && mayChangeInstructions(negotiation);
  if ((status !== 'signing' && status !== 'payment') || (text === null && !mayChange)) return null;
  const isToPay = role === 'buyer' && status === 'payment' && paid_at === null;
  return (
    <Card aria-label="Where the price is paid">
      <CardHeader
        title={
          role === 'buyer'
            ? `Where you pay ${counterpartyName(negotiation)}`
            : `Your ${place} for the price`
        }
        action={
          mayChange && (
            <Button variant="secondary" size="sm" onClick={onChange}>
              Change
            </Button>
          )
        }
      />
      <CardBody className="grid gap-3 text-sm">
        {text === null ? (
          <p className="text-muted">Enter the {place} that the price goes to.</p>
        ) : (
          <div className="flex items-start gap-3">
            <p className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">{text}</p>
            <CopyButton text={text} label="Copy where to pay" />
          </div>
        )}
        {writtenAt && (
          <p className="text-muted text-xs">
            Written on <DateText iso={writtenAt} />
            {isToPay && '. Should it change, you get a mail: compare it with the seller then.'}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
