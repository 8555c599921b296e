/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The content type of the request, or the type of the file by its content, is not accepted; or an attachment holds notes that cannot be taken out.
 */
export type UnsupportedMediaTypeResponse = ErrorBody;
