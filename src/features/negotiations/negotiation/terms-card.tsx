import type { Negotiation } from '@generated/model';
import { feeWords, hasFee } from '@/domain/deals/fee-words';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { afterFees, paymentOf, termsOf } from '@/offers/offer-view';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Stat } from '@/ui/data/stat';

/** The terms as they stand, with what they come to for the reader. */
export function TermsCard({ negotiation }: { negotiation: Negotiation }) {
  const { role, status, agreed_at, current_offer: offer, currency } = negotiation;
  const money = (amount: string) => formatAmount(amount, currency);
  const { label, amount: net } = afterFees(role, offer, paymentOf(status));
  return (
    <Card aria-label="Terms">
      <CardHeader
        title={agreed_at ? 'Agreed terms' : 'Terms of the latest offer'}
        action={
          agreed_at && (
            <span className="text-muted pt-1 text-xs">
              Agreed on <DateText iso={agreed_at} />
            </span>
          )
        }
      />
      <CardBody className="grid gap-5">
        <Stat
          label={label}
          value={money(net)}
          note={
            role === 'buyer'
              ? `${money(offer.amount)} to the seller and ${feeWords(offer.buyer_fee_amount, currency)}`
              : `${money(offer.amount)} from the buyer${hasFee(offer.seller_fee_amount) ? ' less ' : ', '}${feeWords(offer.seller_fee_amount, currency)}`
          }
        />
        <DescriptionList columns={3} isCompact>
          {termsOf(offer).map((term) => (
            <DescriptionItem key={term.label} label={term.label} isNumeric>
              <span className="whitespace-pre-line">{term.value}</span>
            </DescriptionItem>
          ))}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
