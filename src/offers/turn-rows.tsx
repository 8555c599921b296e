import { ChevronRight } from 'lucide-react';
import type { NegotiationStatus, NegotiationSummary } from '@generated/model';
import { formatAmount, formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { formatRelative } from '@/labels/dates';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/record/link-row';

/** Negotiations in which it is the reader's turn, each with what is to be done and until when; rows of a list. */
export function TurnRows({ negotiations }: { negotiations: readonly NegotiationSummary[] }) {
  return negotiations.map((negotiation) => {
    const { id, status, claim, price_percent, amount, currency, due_at } = negotiation;
    const to =
      status === 'open'
        ? pathTo('myOffer', { id: negotiation.current_offer_id })
        : pathTo('negotiation', { id });
    return (
      <LinkRow key={`negotiation ${id}`} className="items-center gap-4 p-4">
        <div className="min-w-0 flex-1 text-sm">
          <CoverLink to={to} className="font-medium">
            {TITLES[negotiation.status]?.(negotiation) ?? negotiation.claim.reference}
          </CoverLink>
          <p className="text-muted tabular text-xs">
            {claim.case.name} · {formatPercent(price_percent)} ·{' '}
            <span className="whitespace-nowrap">{formatAmount(amount, currency)} before fees</span>
          </p>
          {due_at && (
            <p className="text-muted mt-1">
              By <DateText iso={due_at} as="deadline" />, {formatRelative(due_at)}
            </p>
          )}
        </div>
        <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
      </LinkRow>
    );
  });
}

/** What the reader does next, in the stages in which it can be the turn of a side. */
const TITLES: Partial<Record<NegotiationStatus, (row: NegotiationSummary) => string>> = {
  open: ({ counterparty_label: other, claim }) => `Answer ${other} about ${claim.reference}`,
  diligence: ({ claim }) => `Examine ${claim.reference}`,
  signing: ({ claim }) => `Sign the assignment agreement for ${claim.reference}`,
  payment: ({ role, claim }) =>
    role === 'buyer' ? `Pay for ${claim.reference}` : `Confirm the payment for ${claim.reference}`,
};
