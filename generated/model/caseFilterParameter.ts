/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseIdOrCode } from './caseIdOrCode.ts';

/**
 * Only claims of this case. Of an unknown case there are none.
 */
export type CaseFilterParameter = CaseIdOrCode;
