/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { UserStatus } from './userStatus.ts';

export const ClaimSeller = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  status: UserStatus,
});

export type ClaimSeller = zod.input<typeof ClaimSeller>;
export type ClaimSellerOutput = zod.output<typeof ClaimSeller>;
