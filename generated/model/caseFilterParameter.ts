/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseIdOrCode } from './caseIdOrCode.ts';

export type CaseFilterParameter = CaseIdOrCode;
