/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * No valid session. The client logs out.
 */
export type UnauthorizedResponse = ErrorBody;
