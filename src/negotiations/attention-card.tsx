import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { NegotiationStatus, NegotiationSummary, OwedFee } from '@generated/model';
import type { TurnStage } from '@/domain/deals/negotiation-state';
import { isOverdue, isSoon } from '@/domain/deals/deadlines/overdue';
import { formatAmount, formatPrice } from '@/domain/money';
import { PORTAL_LIMIT } from '@/domain/pages/portal-limit';
import { formatRelative } from '@/labels/dates';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow, TextLink } from '@/page/links';
import { Card, CardHeader } from '@/ui/data/card';
import { DueText } from './due-text';

interface AttentionCardProps {
  /** Those in which it is the reader's turn, earliest deadline first. */
  negotiations: readonly NegotiationSummary[];
  /** Those that the reader owes, earliest due first. */
  fees: readonly OwedFee[];
  /** Rows for what else waits for the reader. The exchange sets no deadline for it, so it comes last. */
  children?: readonly ReactElement[];
  /** Where to find the others. */
  all: { label: string; to: string };
}

/** What waits for the reader of a portal; empty if nothing does. */
export function AttentionCard(card: AttentionCardProps) {
  const { negotiations, fees, children = [], all } = card;
  const duties = [...negotiations.map(dutyOfTurn), ...fees.map(dutyOfFee)].toSorted((a, b) =>
    (a.dueAt ?? '').localeCompare(b.dueAt ?? ''),
  );
  if (duties.length + children.length === 0) return null;
  return (
    <Card aria-label="Needs your attention">
      <CardHeader title="Needs your attention" />
      <ul>
        {duties.map((duty) => (
          <DutyRow key={duty.key} duty={duty} />
        ))}
        {(isFull(negotiations) || isFull(fees)) && <More to={all.to}>{all.label}</More>}
        {children}
        {isFull(children) && <More to={pathTo('myClaims')}>All your claims</More>}
      </ul>
    </Card>
  );
}

/** Whether more may be waiting than the portal names. */
const isFull = ({ length }: readonly unknown[]) => length >= PORTAL_LIMIT;

function More({ to, children }: { to: string; children: string }) {
  return (
    <li className="border-line border-b p-4 text-sm last:border-0">
      These come first. <TextLink to={to}>{children}</TextLink>
    </li>
  );
}

/** What is to be done about a claim, and by when. */
interface Duty {
  key: string;
  to: string;
  act: string | undefined;
  /** Its reference. */
  claim: string;
  about: string;
  amount: string;
  /** What the amount leaves out. */
  besides?: string;
  dueAt: string | null;
}

function dutyOfTurn(negotiation: NegotiationSummary): Duty {
  const { id, status, claim, price_percent, amount, currency, due_at } = negotiation;
  return {
    key: `turn ${id}`,
    to:
      status === 'open'
        ? pathTo('myOffer', { id: negotiation.current_offer_id })
        : pathTo('negotiation', { id }),
    act: ACTS[status]?.(negotiation),
    claim: claim.reference,
    about: `${claim.case.name} · ${formatPrice(price_percent)}`,
    amount: formatAmount(amount, currency),
    besides: 'before fees',
    dueAt: due_at,
  };
}

function dutyOfFee({ negotiation_id: id, amount, currency, ...fee }: OwedFee): Duty {
  return {
    key: `fee ${id}`,
    to: pathTo('negotiation', { id }),
    act: 'Pay our fee for',
    claim: fee.claim_reference,
    about: fee.case_name,
    amount: formatAmount(amount, currency),
    dueAt: fee.due_at,
  };
}

function DutyRow({ duty: { to, act, claim, about, amount, besides, dueAt } }: { duty: Duty }) {
  return (
    <LinkRow className="items-center gap-4 p-4">
      <div className="tabular min-w-0 flex-1">
        <div className="enlarged:block flex justify-between gap-4 text-sm">
          <div>
            <CoverLink to={to} className="font-medium">
              {act} <span className="whitespace-nowrap">{claim}</span>
            </CoverLink>
            <p className="text-muted text-xs">{about}</p>
          </div>
          <p className="shrink-0 text-right font-semibold">
            {amount}{' '}
            {besides && <span className="text-muted block text-xs font-normal">{besides}</span>}
          </p>
        </div>
        {dueAt && (
          <p className={clsx('mt-1 text-xs', toneOf(dueAt))}>
            <DueText dueAt={dueAt} as="deadline" />,{' '}
            <span className="whitespace-nowrap">{formatRelative(dueAt)}</span>
          </p>
        )}
      </div>
      <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
    </LinkRow>
  );
}

/** The tone for a deadline that the reader has to keep, depending on how near it is. */
function toneOf(dueAt: string): string {
  if (isOverdue(dueAt)) return 'text-danger-ink font-medium';
  return isSoon(dueAt) ? 'text-warning-ink font-medium' : 'text-muted';
}

type Words = (row: NegotiationSummary) => string;

/** What the reader does next with a claim, in the stages that can wait for a side. */
const ACTS: Partial<Record<NegotiationStatus, Words>> = {
  open: ({ counterparty_label: other }) => `Answer ${other} about`,
  diligence: () => 'Examine',
  signing: () => 'Sign the assignment agreement for',
  payment: ({ role }) => (role === 'buyer' ? 'Pay for' : 'Confirm the payment for'),
} satisfies Record<TurnStage, Words>;
