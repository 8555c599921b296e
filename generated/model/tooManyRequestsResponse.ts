/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Too many attempts. `Retry-After` says when the next one is worthwhile.
 */
export type TooManyRequestsResponse = ErrorBody;
