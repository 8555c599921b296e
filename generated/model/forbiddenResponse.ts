/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * This session has no business in this area. The client logs out.
 */
export type ForbiddenResponse = ErrorBody;
