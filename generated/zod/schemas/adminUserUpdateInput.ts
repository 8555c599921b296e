/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { IdentityReviewInput } from './identityReviewInput.ts';
import { AdminUserChangeInput } from './adminUserChangeInput.ts';

export const AdminUserUpdateInput = /*#__PURE__*/ zod.union([
  IdentityReviewInput,
  AdminUserChangeInput,
]);

export type AdminUserUpdateInput = zod.input<typeof AdminUserUpdateInput>;
export type AdminUserUpdateInputOutput = zod.output<typeof AdminUserUpdateInput>;
