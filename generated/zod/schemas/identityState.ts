/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { IdentityStatus } from './identityStatus.ts';
import { IdentityVerification } from './identityVerification.ts';

export const IdentityState = /*#__PURE__*/ zod.strictObject({
  status: IdentityStatus,
  verification: /*#__PURE__*/ zod.union([IdentityVerification, /*#__PURE__*/ zod.null()]),
});

export type IdentityState = zod.input<typeof IdentityState>;
export type IdentityStateOutput = zod.output<typeof IdentityState>;
