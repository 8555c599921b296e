/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Awaiting } from './awaiting.ts';

/**
 * Only where it is the turn of these.
 */
export type AwaitingFilterParameter = Awaiting[];
