import type { Negotiation } from '@generated/model';
import { feeOf, owesFee } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { DueText } from '@/negotiations/due-text';
import { DateText } from '@/ui/data/date-text';
import { StaffContact } from '@/page/staff-contact';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';
import { PlaceToPay } from './place-to-pay';

/** Where the reader pays the fee, from the second signature on, or when it was received. */
export function FeeCard({ negotiation }: { negotiation: Negotiation }) {
  const { role, status, reference, claim, currency, current_offer: offer } = negotiation;
  const { fee_instructions: account, fee_due_at: dueAt } = negotiation;
  const { fee_received_on: receivedOn } = negotiation;
  const fee = feeOf(role, offer);
  if (receivedOn === null && !owesFee(status, fee)) return null;
  return (
    <Card aria-label="Our fee">
      <CardHeader
        title="To the exchange"
        description={
          dueAt !== null ? (
            <>
              Not received yet. <DueText dueAt={dueAt} as="deadline" />
            </>
          ) : (
            receivedOn === null && 'Due once you have received the price'
          )
        }
      />
      <CardBody className="grid gap-3 text-sm">
        <Stat size="lg" label="Our fee" value={formatAmount(fee, currency)} />
        {receivedOn !== null ? (
          <p>
            We received it on <DateText iso={receivedOn} />.
            {status === 'cancelled' && (
              <>
                {' '}
                The sale was cancelled: ask{' '}
                <StaffContact claimId={claim.id} reference={reference} /> what becomes of it.
              </>
            )}
          </p>
        ) : account === null ? (
          <p>
            You pay it to the exchange, with the reference {reference}. Ask{' '}
            <StaffContact claimId={claim.id} reference={reference} /> for the account.
          </p>
        ) : (
          <>
            <PlaceToPay text={account} reference={reference} />
            <p className="text-muted text-xs">You get a mail once our staff have received it.</p>
          </>
        )}
      </CardBody>
    </Card>
  );
}
