/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedCaseStatus } from './listedCaseStatus.ts';

/**
 * Only cases that do so with new listings; without it those that take them.
 */
export type CaseStatusFilterParameter = ListedCaseStatus[];
