/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The database is away or too slow. `Retry-After` says when the next try is worthwhile. Whether a change was made is not known: what was not acknowledged may have been done.
 */
export type ServiceUnavailableResponse = ErrorBody;
