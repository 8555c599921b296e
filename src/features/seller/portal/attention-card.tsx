import { ChevronRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MyClaimSummary, NegotiationSummary } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { TurnRows } from '@/offers/turn-rows';
import { pathTo, pathToClaimForm } from '@/paths';
import { CoverLink, LinkRow } from '@/record/link-row';
import { Card, CardHeader } from '@/ui/data/card';

interface AttentionCardProps {
  /** In which it is the seller's turn. */
  negotiations: readonly NegotiationSummary[];
  claims: readonly MyClaimSummary[];
}

/** What waits for the seller, in the order of the exchange: offers have a deadline, so they come first. */
export function AttentionCard({ negotiations, claims }: AttentionCardProps) {
  return (
    <Card aria-label="Needs your attention">
      <CardHeader title="Needs your attention" />
      {claims.length === 0 && negotiations.length === 0 ? (
        <p className="text-muted flex items-center gap-2 p-4 text-sm">
          <CircleCheck aria-hidden size={18} className="text-primary" />
          No offer and no claim waits for you.
        </p>
      ) : (
        <ul>
          <TurnRows negotiations={negotiations} />
          {claims.map((claim) => {
            const { to, title, text } = noticeOf(claim);
            return (
              <LinkRow key={claim.id} className="items-center gap-4 p-4">
                <div className="min-w-0 flex-1 text-sm">
                  <CoverLink to={to} className="font-medium">
                    {title}
                  </CoverLink>
                  <p className="text-muted text-xs">
                    {claim.case.name}
                    {claim.face_amount && ` · ${formatAmount(claim.face_amount, claim.currency)}`}
                  </p>
                  <div className="text-muted mt-1 line-clamp-3 wrap-anywhere">{text}</div>
                </div>
                <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
              </LinkRow>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

interface Notice {
  to: string;
  title: string;
  text: ReactNode;
}

function noticeOf(claim: MyClaimSummary): Notice {
  const { id, reference, status } = claim;
  switch (status) {
    case 'changes_requested':
      return {
        to: pathToClaimForm(id),
        title: `Make changes to ${reference}`,
        text: claim.review_note ?? 'Our reviewer asks for changes.',
      };
    case 'draft':
      return {
        to: pathToClaimForm(id),
        title: `Continue ${reference}`,
        text: (
          <>
            Draft, last changed <DateText iso={claim.updated_at} />
          </>
        ),
      };
    case 'open':
      return {
        to: pathTo('myClaim', { id }),
        title: `The listing of ${reference} ends soon`,
        text: claim.expires_at && (
          <>
            On <DateText iso={claim.expires_at} as="deadline" />. After that it can be relisted.
          </>
        ),
      };
    case 'in_review':
    case 'paused':
    case 'under_offer':
    case 'sold':
    case 'withdrawn':
    case 'expired':
    case 'rejected':
      return {
        to: pathTo('myClaim', { id }),
        title: reference,
        text: CLAIM_STATUS_LABELS[status],
      };
  }
}
