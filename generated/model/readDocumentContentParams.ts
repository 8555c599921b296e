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
   * @minLength 20
   * @maxLength 100
   * @pattern ^[A-Za-z0-9_-]+$
   */
  signature: string;
};
