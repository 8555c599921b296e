/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * There is no such record, or it is not yours.
 */
export type NotFoundResponse = ErrorBody;
