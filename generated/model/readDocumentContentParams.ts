/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ReadDocumentContentParams = {
  /**
   * Unix seconds.
   * @minimum 0
   * @maximum 99999999999
   */
  expires: number;
  /**
   * The session of an administrator in which the address was given; part of what is signed.
   * @minimum 1
   * @maximum 2147483647
   */
  session?: number;
  /**
   * Shows that the address was given by the exchange and not changed.
   * @minLength 20
   * @maxLength 100
   * @pattern ^[A-Za-z0-9_-]+$
   */
  signature: string;
};
