/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TypeOfUser = /*#__PURE__*/ zod.enum({
  /** Has submitted no application for a buyer account. */
  seller: 'seller',
  /** Has submitted one. */
  buyer: 'buyer',
} as const);

export type TypeOfUser = zod.input<typeof TypeOfUser>;
export type TypeOfUserOutput = zod.output<typeof TypeOfUser>;
