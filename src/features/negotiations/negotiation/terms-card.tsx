import type { Negotiation } from '@generated/model';
import { feeOf, feeWords, hasFee } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { counterpartyName } from '@/negotiations/stage-words';
import { afterFees, paidPrice, partText, paymentOf, termsOf } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Stat } from '@/ui/data/stat';

/** The terms as they stand, with what they come to for the reader. */
export function TermsCard({ negotiation }: { negotiation: Negotiation }) {
  const { role, status, received_at, agreed_at, current_offer: offer, currency } = negotiation;
  const part = partText(offer);
  const payment = paymentOf(status, received_at);
  const { label, amount } =
    payment === 'made'
      ? paidPrice(role, offer, counterpartyName(negotiation))
      : afterFees(role, offer, payment);
  return (
    <Card aria-label="Terms">
      <CardHeader
        title={agreed_at ? 'Agreed terms' : 'Terms of the latest offer'}
        description={part && `For ${part}`}
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
          value={formatAmount(amount, currency)}
          note={payment === 'made' ? besideThePrice(negotiation) : partsOf(negotiation)}
        />
        <DescriptionList columns={3} isCompact>
          {termsOf(offer).map((term) => (
            <DescriptionItem key={term.label} label={term.label} isNumeric>
              <span className="whitespace-pre-line">{term.value}</span>
            </DescriptionItem>
          ))}
        </DescriptionList>
        <p className="text-sm">
          <TextLink to={pathTo('myOffer', { id: offer.id })}>See the moves</TextLink>
        </p>
      </CardBody>
    </Card>
  );
}

/** What the sum is made of. */
function partsOf({ role, current_offer: offer, currency }: Negotiation): string {
  const fee = feeOf(role, offer);
  const price = formatAmount(offer.amount, currency);
  return role === 'buyer'
    ? `${price} to the seller and ${feeWords(fee, currency)}`
    : `${price} from the buyer${hasFee(fee) ? ' less ' : ', '}${feeWords(fee, currency)}`;
}

/** The fee of the reader beside a price that is paid: it comes out of what a seller received. The card of the fee says the rest. */
function besideThePrice({ role, current_offer: offer, currency }: Negotiation): string {
  const fee = feeOf(role, offer);
  if (!hasFee(fee)) return 'No fee is paid to the exchange';
  return `${role === 'buyer' ? 'Not including' : 'Before'} our fee of ${formatAmount(fee, currency)}`;
}
