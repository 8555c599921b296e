import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MyClaimSummary } from '@generated/model';
import { caseNotOpenText } from '@/domain/claims/seller-actions';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { pathTo, pathToClaimForm } from '@/paths';
import { CoverLink, LinkRow } from '@/page/links';

/** A claim that waits for its seller, as a row. */
export function ClaimNotice({ claim }: { claim: MyClaimSummary }) {
  const { to, title, text } = noticeOf(claim);
  return (
    <LinkRow className="items-center gap-4 p-4">
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
}

interface Notice {
  to: string;
  title: ReactNode;
  text: ReactNode;
}

function noticeOf(claim: MyClaimSummary): Notice {
  const { id, status } = claim;
  const reference = <span className="whitespace-nowrap">{claim.reference}</span>;
  const notOpen = claim.case.status === 'active' ? null : caseNotOpenText(claim.case.status);
  // What is still to be filled in or changed would lead nowhere.
  if (notOpen && (status === 'draft' || status === 'changes_requested')) {
    return {
      to: pathTo('myClaim', { id }),
      title: <>{reference} cannot go to review</>,
      text: notOpen,
    };
  }
  switch (status) {
    case 'changes_requested':
      return {
        to: pathToClaimForm(id),
        title: <>Make changes to {reference}</>,
        text: claim.review_note ?? 'Our staff request changes.',
      };
    case 'draft':
      return {
        to: pathToClaimForm(id),
        title: <>Continue {reference}</>,
        text: (
          <>
            Draft, last changed <DateText iso={claim.updated_at} />
          </>
        ),
      };
    case 'open':
      return {
        to: pathTo('myClaim', { id }),
        title: <>The listing of {reference} ends soon</>,
        text: claim.expires_at && (
          <>
            On <DateText iso={claim.expires_at} as="deadline" />.{' '}
            {notOpen ?? 'After that it can be relisted.'}
          </>
        ),
      };
    case 'paused':
      return {
        to: pathTo('myClaim', { id }),
        title: <>{reference} is off the market</>,
        text: claim.review_note ?? CLAIM_STATUS_LABELS[status],
      };
    case 'in_review':
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
