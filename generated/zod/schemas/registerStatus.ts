/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegisterStatus = /*#__PURE__*/ zod.enum({
  /** The debtor has listed it. */
  scheduled: 'scheduled',
  /** The holder has filed a proof of claim. */
  filed: 'filed',
  /** The proof of claim was changed. */
  amended: 'amended',
  /** The court has allowed it. */
  allowed: 'allowed',
  /** Somebody objects to it. */
  disputed: 'disputed',
  /** The court has disallowed it. */
  disallowed: 'disallowed',
} as const);

export type RegisterStatus = zod.input<typeof RegisterStatus>;
export type RegisterStatusOutput = zod.output<typeof RegisterStatus>;
