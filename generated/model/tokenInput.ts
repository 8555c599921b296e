/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Token } from './token.ts';

export interface TokenInput {
  token: Token;
}
