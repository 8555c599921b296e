/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A field or query parameter breaks its schema (`validation_failed`), or a business rule refuses (any other `code`).
 */
export type UnprocessableContentResponse = ErrorBody;
