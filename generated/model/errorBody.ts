/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBodyErrors } from './errorBodyErrors.ts';
import type { ErrorCode } from './errorCode.ts';

/**
 * The one body of every answer with a status of 400 or above.
 */
export interface ErrorBody {
  /** A sentence for the person at the screen. */
  message: string;
  code: ErrorCode;
  /** Messages by the path of the field, in the form `user.email` or `assets.0.symbol`, of the body as a whole under an empty one; at most 20. */
  errors?: ErrorBodyErrors;
  /**
   * Finds the request in the log.
   * @pattern ^[0-9A-Za-z-]{8,64}$
   */
  request_id: string;
}
