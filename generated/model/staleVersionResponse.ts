/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The record was changed by somebody else since it was read.
 */
export type StaleVersionResponse = ErrorBody;
