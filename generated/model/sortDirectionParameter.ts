/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SortDirection } from './sortDirection.ts';

export type SortDirectionParameter = SortDirection;
