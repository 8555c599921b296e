import type { Negotiation } from '@generated/model';
import { DateText } from '@/ui/data/date-text';
import { isText, partText, termsOf } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** The current terms. */
export function TermsCard({ negotiation }: { negotiation: Negotiation }) {
  const { agreed_at, current_offer: offer } = negotiation;
  const part = partText(offer);
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
        <DescriptionList columns={3} isCompact>
          {termsOf(offer).map((term) => (
            <DescriptionItem key={term.label} label={term.label} isNumeric isWide={isText(term)}>
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
