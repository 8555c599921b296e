import {
  getListFollowedClaimsQueryOptions,
  useFollowClaim,
  useUnfollowClaim,
} from '@generated/api/follows/follows';
import {
  ListedClaimStatus,
  type FollowedClaim,
  type FollowedClaimPage,
  type FollowedClaimSort,
} from '@generated/model';
import { listFollowedClaimsQuery } from '@generated/queries/follows';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import type { Act } from '@/acts/act';
import { RowFailure } from '@/acts/act-failure';
import { useAct } from '@/acts/use-act';
import { useLive } from '@/cable/live';
import { claimColumns } from '@/claims/claim-columns';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES } from '@/claims/labels';
import { mayStillBeBought } from '@/domain/claims/claim-state';
import { formatPoints, formatPrice } from '@/domain/money';
import { FollowStar } from '@/follows/follow-button';
import { priceChange } from '@/follows/price-change';
import { choicesOf } from '@/labels/choices';
import { pathTo } from '@/paths';
import type { Column } from '@/table/columns/column';
import { actionsColumn, dateColumn, statusColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { returnToHeading } from '@/ui/focus-heading';
import { IconButton } from '@/ui/icon-button';

type Row = FollowedClaim & { id: number };

/** A row is identified by its claim. */
const rowsOf = ({ followed_claims: followed }: FollowedClaimPage): Row[] =>
  followed.map((row) => ({ ...row, id: row.claim.id }));

/** A column of the claim lists, applied to a row's claim. */
function ofClaim<SortBy extends FollowedClaimSort>(
  {
    name,
    cell,
    sub,
    values,
    sortBy: _order,
    phoneNote,
    ...column
  }: (typeof claimColumns)[keyof typeof claimColumns],
  differences: Partial<Column<Row, SortBy>> = {},
): Column<Row, SortBy> {
  return {
    ...column,
    ...(name && { name: (row: Row) => name(row.claim) }),
    cell: (row) => cell(row.claim),
    ...(sub && { sub: (row: Row) => sub(row.claim) }),
    ...(phoneNote && { phoneNote: (row: Row) => phoneNote(row.claim) }),
    values: Object.fromEntries(
      Object.entries(values).map(([head, value]) => [head, (row: Row) => value(row.claim)]),
    ),
    ...differences,
  };
}

const columns: readonly Column<Row, FollowedClaimSort>[] = [
  ofClaim(claimColumns.referenceAndCase, { width: 40 }),
  statusColumn({
    key: 'status',
    header: 'Status',
    width: 32,
    onPhone: 'state',
    value: ({ claim: { status } }) => ({
      label: CLAIM_STATUS_LABELS[status],
      tone: CLAIM_STATUS_TONES[status],
    }),
  }),
  // Not sortable, because the claims are in several currencies.
  ofClaim(claimColumns.face, { width: 38 }),
  ofClaim(claimColumns.ask, {
    sortBy: 'ask_percent',
    // "No ask" invites offers, which only an open claim takes.
    cell: ({ claim }) =>
      claim.ask_percent || claim.status === 'open' ? (
        <span className="font-medium">{claimColumns.ask.cell(claim)}</span>
      ) : (
        <span className="text-muted">–</span>
      ),
  }),
  {
    key: 'change',
    header: 'Since followed',
    width: 34,
    align: 'right',
    onPhone: 'fact',
    cell: (row) => <Change row={row} />,
    values: { 'Ask when followed, % of face': (row) => row.ask_percent_then },
  },
  ofClaim(claimColumns.bid),
  ofClaim(claimColumns.expires, { sortBy: 'expires_at', header: 'Ends' }),
  dateColumn({
    key: 'followed',
    header: 'Followed',
    sortBy: 'followed_at',
    isSpare: true,
    value: (row) => row.followed_at,
  }),
  { ...actionsColumn((row) => <Unfollow row={row} />), key: 'follow', header: 'Follow', width: 20 },
];

/** In points of face, with the previous price. */
function Change({ row: { claim, ask_percent_then: then } }: { row: Row }) {
  const change = priceChange(then, claim.ask_percent);
  switch (change.kind) {
    case 'none':
      return <span className="text-muted">No change</span>;
    case 'named':
      return 'Now with an ask';
    case 'taken_away':
      return (
        <>
          Was <span className="whitespace-nowrap">{formatPrice(change.from)}</span>
        </>
      );
    case 'lower':
    case 'higher': {
      const isLower = change.kind === 'lower';
      const Arrow = isLower ? ArrowDown : ArrowUp;
      return (
        <span className="grid justify-items-end max-md:inline">
          <span
            className={`tabular inline-flex items-center gap-1 font-medium ${isLower ? 'text-success-ink' : 'text-warning-ink'}`}
          >
            <Arrow aria-hidden size={14} />
            <span className="sr-only">{isLower ? 'Lower by' : 'Higher by'}</span>
            {formatPoints(change.points)}
          </span>{' '}
          <span className="tabular text-muted text-xs whitespace-nowrap max-md:hidden">
            from {formatPrice(change.from)}
          </span>
        </span>
      );
    }
  }
}

function Unfollow({ row: { claim } }: { row: Row }) {
  const { mutateAsync: follow } = useFollowClaim();
  const { mutateAsync: unfollow } = useUnfollowClaim();
  // The row disappears, and its button with it.
  const next = useRef<HTMLElement>(null);
  const acting = useAct(() => {
    if (next.current?.isConnected) next.current.focus();
    else returnToHeading();
  });
  const again: Act = {
    name: 'follow',
    label: 'Follow',
    question: null,
    send: async () => await follow({ id: claim.id }),
    done: `You follow ${claim.reference} again, with changes from now on`,
  };
  const act: Act = {
    name: 'unfollow',
    label: 'Unfollow',
    question: null,
    send: async () => await unfollow({ id: claim.id }),
    done: `You no longer follow ${claim.reference}`,
    // A claim that is over cannot be followed again.
    ...(mayStillBeBought(claim.status) && { undo: () => again }),
  };
  return (
    <div className="relative grid justify-items-end gap-1">
      <IconButton
        label={`Unfollow ${claim.reference}`}
        size="sm"
        className="thumb:-m-1"
        aria-disabled={acting.pending !== null}
        onClick={({ currentTarget }) => {
          if (acting.pending !== null) return;
          next.current = buttonBeside(currentTarget);
          acting.start(act);
        }}
      >
        <FollowStar isFollowed />
      </IconButton>
      <RowFailure acting={acting} />
    </div>
  );
}

const STATUS_CHOICES = choicesOf(CLAIM_STATUS_LABELS).filter(
  (choice): choice is { value: ListedClaimStatus; label: string } =>
    choice.value in ListedClaimStatus,
);

export function FollowedClaims() {
  useLive('MarketChannel', {});
  return (
    <List
      name="followed-claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listFollowedClaimsQuery}
      read={(params) => getListFollowedClaimsQueryOptions(params)}
      rows={rowsOf}
      columns={columns}
      defaultSort="Last followed first"
      search={{ label: 'Search followed claims', placeholder: 'Reference or case' }}
      filters={[{ kind: 'choice', param: 'status', label: 'Status', options: STATUS_CHOICES }]}
      expectedRows={12}
      rowPath={({ id }) => pathTo('claim', { id })}
      empty={{
        description: 'Claims that you follow are listed here, with every change of their price.',
        next: { label: 'Browse the marketplace', to: pathTo('marketplace') },
      }}
    />
  );
}

/** The same button in the next row, otherwise in the previous one. */
function buttonBeside(button: HTMLElement): HTMLElement | null {
  const row = button.closest('[data-row]');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('button[aria-label^="Unfollow "]') ?? null;
}
