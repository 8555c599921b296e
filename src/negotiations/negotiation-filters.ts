import { choiceFilter } from '@/table/filters/list-filter';
import { AWAITING_LABELS, NEGOTIATION_STATUS_LABELS } from './labels';
import type { NegotiationRow } from './negotiation-columns';

/** The search of a side's list. */
export const negotiationSearch = {
  label: 'Search negotiations',
  placeholder: 'Reference or claim',
};

/** The filters of a side's list. */
export const negotiationFilters = [
  choiceFilter('status', 'Stage', NEGOTIATION_STATUS_LABELS),
  choiceFilter('awaiting', 'Turn', AWAITING_LABELS),
  {
    kind: 'record' as const,
    param: 'case_id' as const,
    label: 'Case',
    nameIn: ({ claim }: NegotiationRow, id: number) =>
      claim.case.id === id ? claim.case.name : null,
  },
];
