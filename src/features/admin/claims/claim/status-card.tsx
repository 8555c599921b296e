import type { AdminClaim } from '@generated/model';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { Card, CardBody } from '@/ui/data/card';
import { Figures } from './figures';
import { staffClaimWords } from './staff-claim-words';

/** Whose turn it is, what the reviewer wrote to the seller last, and the figures of the claim. */
export function StatusCard({ claim }: { claim: AdminClaim }) {
  const { review_note: note, sale } = claim;
  return (
    <Card aria-label="Status">
      <CardBody className="grid gap-4 text-sm">
        <p className="max-w-measure">{staffClaimWords(claim)}</p>
        {note && (
          <div className="grid gap-1">
            <p>Our staff wrote:</p>
            <blockquote className="border-line-strong max-w-measure border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
              {note}
            </blockquote>
          </div>
        )}
        {sale && (
          <p>
            <TextLink to={pathTo('adminNegotiation', { id: sale.negotiation_id })}>
              Go to the negotiation
            </TextLink>
          </p>
        )}
        <Figures claim={claim} />
      </CardBody>
    </Card>
  );
}
