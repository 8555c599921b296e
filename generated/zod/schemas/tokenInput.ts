/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Token } from './token.ts';

export const TokenInput = /*#__PURE__*/ zod.strictObject({
  token: Token,
});

export type TokenInput = zod.input<typeof TokenInput>;
export type TokenInputOutput = zod.output<typeof TokenInput>;
