import type { ClaimSummary } from '@generated/model';
import { expect, test } from 'vitest';
import type { ListFilter } from './list-filter';

test('only parameters of the operation, with values of their type, can be declared as filters', () => {
  const filters: ListFilter<{ status?: ('a' | 'b')[]; mine?: boolean }, ClaimSummary>[] = [
    { kind: 'flag', param: 'mine', label: 'Mine' },
    // @ts-expect-error the operation has no such parameter
    { kind: 'flag', param: 'yours', label: 'Yours' },
    // @ts-expect-error a list is no switch
    { kind: 'flag', param: 'status', label: 'Status' },
    // @ts-expect-error the parameter has no such value
    { kind: 'choice', param: 'status', label: 'Status', options: [{ value: 'c', label: 'C' }] },
  ];
  expect(filters).toHaveLength(4);
});
