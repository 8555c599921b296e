/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * No account has this email address.
 */
export type UnknownAccountResponse = ErrorBody;
