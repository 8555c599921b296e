import type { Negotiation } from '@generated/model';
import { countryName } from '@/domain/countries';
import { counterpartyName } from '@/negotiations/stage-words';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { CopyButton } from '@/ui/data/copy-button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** The role of a side in the sale, as opposed to its account. */
const PARTS = {
  buyer: { title: 'Buyer', party: 'Buyer in the agreement' },
  seller: { title: 'Seller', party: 'Holder of the claim' },
};

/** Who the other side is; only a label until names are disclosed. */
export function CounterpartyCard({ negotiation }: { negotiation: Negotiation }) {
  const { role, status, identities_disclosed: isDisclosed } = negotiation;
  const { title, party } = PARTS[role === 'buyer' ? 'seller' : 'buyer'];
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody className="grid gap-1 text-sm">
        {isDisclosed ? (
          <Disclosed negotiation={negotiation} party={party} />
        ) : (
          <p className="font-medium">{counterpartyName(negotiation)}</p>
        )}
        {!isDisclosed && status === 'open' && (
          <p className="text-muted">Both sides see each other’s names once an offer is accepted.</p>
        )}
      </CardBody>
    </Card>
  );
}

function Disclosed({ negotiation, party }: { negotiation: Negotiation; party: string }) {
  const { company, email, country } = negotiation.counterparty;
  // After a cancelled sale, it is not disclosed whether the account acts for itself.
  const isParty = company === null && negotiation.status !== 'cancelled';
  return (
    <DescriptionList columns={1}>
      {company && (
        <DescriptionItem label={party}>
          <bdi className="font-medium">{company}</bdi>
        </DescriptionItem>
      )}
      <DescriptionItem label={isParty ? `${party}, and account` : 'Account'}>
        <bdi className={isParty ? 'font-medium' : undefined}>{counterpartyName(negotiation)}</bdi>
      </DescriptionItem>
      {country && (
        <DescriptionItem label="Country of the account">{countryName(country)}</DescriptionItem>
      )}
      {email && (
        <DescriptionItem label="Email">
          <span className="flex flex-wrap items-center gap-x-2">
            <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
              {email}
            </a>
            <CopyButton text={email} label="Copy email" />
          </span>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
