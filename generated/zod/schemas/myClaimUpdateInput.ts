/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimFields } from './claimFields.ts';
import { LockVersion } from './lockVersion.ts';

export const MyClaimUpdateInput = /*#__PURE__*/ zod.strictObject({
  claim: ClaimFields,
  lock_version: LockVersion,
});

export type MyClaimUpdateInput = zod.input<typeof MyClaimUpdateInput>;
export type MyClaimUpdateInputOutput = zod.output<typeof MyClaimUpdateInput>;
