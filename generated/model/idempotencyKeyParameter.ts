/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';

/**
 * Names this one act, so that it is done once however often it is sent; best a random UUID.
 */
export type IdempotencyKeyParameter = IdempotencyKey;
