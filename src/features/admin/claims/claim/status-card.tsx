import type { AdminClaim, ClaimStatus } from '@generated/model';
import { isTakenOffByStaff } from '@/domain/claims/claim-state';
import { DateText } from '@/ui/data/date-text';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Card, CardBody } from '@/ui/data/card';
import { Quote } from '@/ui/data/quote';
import { Figures } from './figures';
import { staffClaimWords } from './staff-claim-words';

/** Whose turn it is, the reviewer's last note to the seller, and the figures of the claim. */
export function StatusCard({ claim }: { claim: AdminClaim }) {
  const { sale } = claim;
  const written = lastNote(claim);
  return (
    <Card aria-label="Status">
      <CardBody className="grid gap-4 text-sm">
        <p className="max-w-measure">{staffClaimWords(claim)}</p>
        {written && (
          <div className="grid gap-1">
            <p>
              Our staff wrote on <DateText iso={written.occurred_at} />:
            </p>
            <Quote text={written.note} />
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

const IN_QUESTION: readonly ClaimStatus[] = ['in_review', 'changes_requested', 'rejected'];

/** The note on which the decision is based, or with which a resubmitted claim should be compared. */
function lastNote(claim: AdminClaim) {
  return IN_QUESTION.includes(claim.status) || isTakenOffByStaff(claim)
    ? claim.timeline.find(({ actor_role, note }) => actor_role === 'staff' && note !== null)
    : undefined;
}
