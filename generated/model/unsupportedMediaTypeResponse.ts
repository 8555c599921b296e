/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The content type of the request, or the type of the file by its content, is not accepted.
 */
export type UnsupportedMediaTypeResponse = ErrorBody;
