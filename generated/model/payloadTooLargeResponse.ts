/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The body or the file is larger than allowed, or the body has too many values, levels or parts.
 */
export type PayloadTooLargeResponse = ErrorBody;
