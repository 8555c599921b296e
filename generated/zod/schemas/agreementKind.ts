/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AgreementKindDefault = `buyer_access`;

export const AgreementKind = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum({
    /** The marketplace access agreement: the terms under which buyers see claims and bid. */
    buyer_access: 'buyer_access',
  } as const),
  AgreementKindDefault,
);

export type AgreementKind = zod.input<typeof AgreementKind>;
export type AgreementKindOutput = zod.output<typeof AgreementKind>;
