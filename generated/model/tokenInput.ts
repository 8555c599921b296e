/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The secret of a magic link.
 */
export interface TokenInput {
  token: Token;
}
