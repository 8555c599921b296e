/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A field or query parameter breaks its schema (`validation_failed`), the `Idempotency-Key` has named another request
 * before (`idempotency_key_reused`), or a business rule refuses (any other `code`).
 */
export type UnprocessableWriteResponse = ErrorBody;
