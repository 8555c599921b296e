import type { Negotiation } from '@generated/model';
import { countryName } from '@/domain/countries';
import { counterpartyName } from '@/negotiations/stage-words';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { CopyButton } from '@/ui/data/copy-button';

/** Who the other side is; a label only, as long as names are not disclosed. */
export function CounterpartyCard({ negotiation }: { negotiation: Negotiation }) {
  const { counterparty, role, status, identities_disclosed: isDisclosed } = negotiation;
  const { company, email, country } = counterparty;
  return (
    <Card aria-label={role === 'buyer' ? 'Seller' : 'Buyer'}>
      <CardHeader title={role === 'buyer' ? 'Seller' : 'Buyer'} />
      <CardBody className="grid gap-1 text-sm">
        <p className="font-medium wrap-anywhere">{counterpartyName(negotiation)}</p>
        {company && (
          <p className="wrap-anywhere">
            <bdi>{company}</bdi>
          </p>
        )}
        {country && <p>{countryName(country)}</p>}
        {email && (
          <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
              {email}
            </a>
            <CopyButton text={email} label="Copy email" />
          </p>
        )}
        {!isDisclosed && status === 'open' && (
          <p className="text-muted">Both sides see each other’s names once an offer is accepted.</p>
        )}
      </CardBody>
    </Card>
  );
}
