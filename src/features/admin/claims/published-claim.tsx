import type { Claim, ClaimDocument, DocumentKind } from '@generated/model';
import { mayHaveOffers } from '@/domain/claims/claim-state';
import { formatBytes } from '@/domain/document-limits';
import { formatPrice } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { ClaimFacts } from '@/claims/claim-facts';
import { FaceAmount } from '@/claims/face-amount';
import { yesOrNo } from '@/claims/field-list';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Stat } from '@/ui/data/stat';

const day = (iso: string | null) => iso && <DateText iso={iso} />;
const price = (value: string | null) => (value ? formatPrice(value) : '–');

function documentsByKind(documents: readonly ClaimDocument[]) {
  const byKind = new Map<DocumentKind, ClaimDocument[]>();
  for (const each of documents) byKind.set(each.kind, [...(byKind.get(each.kind) ?? []), each]);
  return [...byKind];
}

/** What is published about a claim. */
export function PublishedClaim({ claim }: { claim: Claim }) {
  return (
    <div className="grid gap-6">
      <Card className="grid grid-cols-2 gap-4 p-4 md:grid-cols-3 xl:grid-cols-6">
        <Stat size="md" label="Face amount" value={<FaceAmount claim={claim} />} />
        <Stat size="md" label="Ask" value={price(claim.ask_percent)} />
        {claim.deal && (
          <Stat
            size="md"
            label="Agreed price"
            value={formatPrice(claim.deal.percent)}
            note={<DateText iso={claim.deal.agreed_at} />}
          />
        )}
        {(mayHaveOffers(claim.status) || claim.offers_count > 0) && (
          <>
            <Stat size="md" label="Best bid" value={price(claim.best_bid_percent)} />
            <Stat size="md" label="Offers" value={claim.offers_count} />
          </>
        )}
        <Stat size="md" label="Views" value={claim.views_count} />
        <Stat size="md" label="Followers" value={claim.followers_count} />
      </Card>
      <Card>
        <CardHeader title="Facts" />
        <CardBody className="grid gap-4">
          {claim.description && <p className="max-w-measure text-sm">{claim.description}</p>}
          <DescriptionList columns={4}>
            <ClaimFacts group="terms" claim={claim} except={['face_amount']} />
            <ClaimFacts group="register" claim={claim} />
            <DescriptionItem label="Featured">{yesOrNo(claim.featured)}</DescriptionItem>
            <DescriptionItem label="Listed">{day(claim.listed_at)}</DescriptionItem>
            <DescriptionItem label="Expires">{day(claim.expires_at)}</DescriptionItem>
            <DescriptionItem label="Sold">{day(claim.sold_at)}</DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader title="Risks" />
          <CardBody>
            <DescriptionList columns={3}>
              <ClaimFacts group="risks" claim={claim} />
            </DescriptionList>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title="Copies for buyers" />
          <CardBody>
            {claim.documents.length === 0 ? (
              <p className="text-muted text-sm">The seller has added none.</p>
            ) : (
              <DescriptionList columns={2}>
                {documentsByKind(claim.documents).map(([kind, documents]) => (
                  <DescriptionItem key={kind} label={DOCUMENT_KIND_LABELS[kind]} isNumeric>
                    {documents.map(({ byte_size }) => formatBytes(byte_size)).join('; ')}
                  </DescriptionItem>
                ))}
              </DescriptionList>
            )}
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
