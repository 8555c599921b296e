/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SortDirection } from './sortDirection.ts';

/**
 * `asc` only when ascending order is asked for. Sent together with `sort_by`; without it ignored.
 */
export type SortDirectionParameter = SortDirection;
