import type { Negotiation } from '@generated/model';
import { mayChangeInstructions } from '@/domain/deals/deal-actions';
import { isByBank } from '@/domain/deals/payment-method';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { placeOfPrice } from '@/negotiations/payment-words';
import { counterpartyName } from '@/negotiations/stage-words';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';
import { ChangedInstructions } from './changed-instructions';
import { PlaceToPay } from './place-to-pay';

interface InstructionsCardProps {
  negotiation: Negotiation;
  /** Null if the reader may not do it. */
  onChange: (() => void) | null;
}

/** Where the price goes: for the seller from their signature on, for the buyer from the last one, until it arrives. */
export function InstructionsCard({ negotiation, onChange }: InstructionsCardProps) {
  const { role, status, paid_at, payment_instructions: text, current_offer: offer } = negotiation;
  const { payment_instructions_at: writtenAt, payment_instructions_changed: isChanged } =
    negotiation;
  const place = placeOfPrice(offer);
  const mayChange = onChange !== null && mayChangeInstructions(negotiation);
  if ((status !== 'signing' && status !== 'payment') || (text === null && !mayChange)) return null;
  const isBuyer = role === 'buyer';
  const isToPay = isBuyer && status === 'payment' && paid_at === null;
  return (
    <Card aria-label="Where the price is paid">
      <CardHeader
        title={isBuyer ? `To ${counterpartyName(negotiation)}` : `Your ${place} for the price`}
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
          <>
            {isToPay && <ChangedInstructions negotiation={negotiation} />}
            {isBuyer && (
              <Stat
                size="lg"
                label="The price"
                value={formatAmount(offer.amount, offer.currency)}
                note={isByBank(offer) ? null : 'In USDC, one for each US dollar'}
              />
            )}
            <PlaceToPay
              kind={place}
              text={text}
              reference={isBuyer && isByBank(offer) ? negotiation.reference : null}
            />
          </>
        )}
        {writtenAt && (
          <p className="text-muted text-xs">
            Written on <DateText iso={writtenAt} />
            {isToPay &&
              !isChanged &&
              '. Should it change, you get a mail: compare it with the seller then.'}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
