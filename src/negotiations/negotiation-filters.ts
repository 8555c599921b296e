import { choiceFilter } from '@/table/filters/list-filter';
import { AWAITING_LABELS, NEGOTIATION_STATUS_LABELS } from './labels';
import type { NegotiationRow } from './negotiation-columns';

/** How the list of a side is searched. */
export const negotiationSearch = {
  label: 'Search negotiations',
  placeholder: 'Reference or claim',
};

/** How they are narrowed. */
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
