/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A fault on our side. The `request_id` finds it in the log.
 */
export type InternalErrorResponse = ErrorBody;
