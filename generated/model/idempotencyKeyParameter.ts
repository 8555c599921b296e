/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';

export type IdempotencyKeyParameter = IdempotencyKey;
