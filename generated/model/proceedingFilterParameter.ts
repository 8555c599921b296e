/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Proceeding } from './proceeding.ts';

/**
 * Only cases of these kinds of proceeding.
 */
export type ProceedingFilterParameter = Proceeding[];
