import type { CaseSort, CaseSummary } from '@generated/model';
import { formatCompactAmount, formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import type { Column } from '@/table/column';
import { Badge } from '@/ui/feedback/badge';

const nothing = <span className="text-muted">–</span>;
const percent = (value: string | null) => (value ? formatPercent(value) : nothing);

export const caseColumns: Column<CaseSummary, CaseSort>[] = [
  {
    key: 'case',
    header: 'Case',
    sortBy: 'name',
    width: 'w-40',
    cell: (item) => (
      <>
        <span className="block wrap-anywhere">{item.name}</span>
        <span className="text-muted block text-xs font-normal wrap-anywhere">
          {item.debtor_name}
        </span>
      </>
    ),
  },
  {
    key: 'court',
    header: 'Court',
    width: 'w-32',
    cell: (item) => (
      <>
        <span className="block wrap-anywhere">{item.court}</span>
        {item.case_number && (
          <span className="text-muted tabular block text-xs wrap-anywhere">{item.case_number}</span>
        )}
      </>
    ),
  },
  {
    key: 'proceeding',
    header: 'Proceeding',
    width: 'w-32',
    cell: (item) => PROCEEDING_LABELS[item.proceeding],
  },
  {
    key: 'stage',
    header: 'Stage',
    width: 'w-36',
    cell: (item) => <Badge>{CASE_STAGE_LABELS[item.stage]}</Badge>,
  },
  {
    key: 'petition',
    header: 'Filed',
    sortBy: 'petition_date',
    width: 'tabular text-xs w-24',
    cell: ({ petition_date: day }) => (day ? <DateText iso={day} /> : nothing),
  },
  {
    key: 'open',
    header: 'Open claims',
    sortBy: 'open_claims_count',
    align: 'right',
    width: 'w-28',
    cell: (item) => item.stats.open_claims_count,
  },
  {
    key: 'face',
    header: 'Open face',
    sortBy: 'open_face_amount',
    align: 'right',
    width: 'w-28',
    cell: (item) => formatCompactAmount(item.stats.open_face_amount, item.currency),
  },
  {
    key: 'bid',
    header: 'Best bid',
    align: 'right',
    width: 'w-24',
    cell: (item) => percent(item.stats.best_bid_percent),
  },
  {
    key: 'trade',
    header: 'Last trade',
    sortBy: 'last_trade_percent',
    align: 'right',
    width: 'w-28',
    cell: (item) => percent(item.stats.last_trade_percent),
  },
];
