import type { CaseSort, CaseSummary } from '@generated/model';
import {
  countColumn,
  dateColumn,
  moneyColumn,
  percentColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '@/table/columns/columns';
import type { Column } from '@/table/columns/column';
import { CASE_STAGE_LABELS, NEW_CLAIMS_LABELS, PROCEEDING_LABELS } from './labels';

type CaseColumn = Column<CaseSummary, CaseSort>;

export const caseColumns: readonly CaseColumn[] = [
  titleColumn({
    key: 'case',
    header: 'Case',
    width: 54,
    sortBy: 'name',
    value: (item) => item.name,
    about: (item) => item.debtor_name,
    aboutHeader: 'Debtor',
  }),
  {
    ...textColumn<CaseSummary>({
      key: 'court',
      header: 'Court',
      width: 44,
      value: (item) => item.court,
    }),
    sub: (item) => item.case_number && <span className="tabular">{item.case_number}</span>,
    values: { Court: (item) => item.court, 'Case number': (item) => item.case_number },
  },
  textColumn({
    key: 'proceeding',
    header: 'Proceeding',
    isOptional: true,
    value: (item) => PROCEEDING_LABELS[item.proceeding],
  }),
  statusColumn({
    key: 'stage',
    header: 'Stage',
    width: 35,
    onPhone: 'state',
    value: (item) => ({ label: CASE_STAGE_LABELS[item.stage] }),
  }),
  textColumn({
    key: 'new-claims',
    header: 'New claims',
    width: 26,
    value: (item) => NEW_CLAIMS_LABELS[item.status],
  }),
  dateColumn({
    key: 'petition',
    header: 'Filed',
    sortBy: 'petition_date',
    value: (item) => item.petition_date,
  }),
  {
    ...countColumn<CaseSummary, CaseSort>({
      key: 'open',
      header: 'Open claims',
      sortBy: 'open_claims_count',
      width: 29,
      onPhone: 'fact',
      value: (item) => item.stats.open_claims_count,
    }),
    cell: ({ stats }) => (
      <>
        {stats.open_claims_count}
        <span aria-hidden className="md:hidden">
          {' '}
          open
        </span>
      </>
    ),
  },
  moneyColumn({
    key: 'face',
    header: 'Open face',
    sortBy: 'open_face_amount',
    isCompact: true,
    width: 26,
    onPhone: 'number',
    value: (item) => ({ amount: item.stats.open_face_amount, currency: item.currency }),
  }),
  percentColumn({
    key: 'bid',
    header: 'Best bid',
    isOptional: true,
    value: (item) => item.stats.best_bid_percent,
  }),
  percentColumn({
    key: 'trade',
    header: 'Last price',
    sortBy: 'last_trade_percent',
    width: 27,
    value: (item) => item.stats.last_trade_percent,
  }),
];
