/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedCaseStatus } from './listedCaseStatus.ts';

/**
 * Only cases in these statuses; without it the active ones.
 */
export type CaseStatusFilterParameter = ListedCaseStatus[];
