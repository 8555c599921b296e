/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The body is not JSON (or not multipart where that is asked for).
 */
export type BadRequestResponse = ErrorBody;
