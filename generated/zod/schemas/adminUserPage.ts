/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { AdminUser } from './adminUser.ts';

export const adminUserPageTotalCountMin = 0;

export const adminUserPageUsersMax = 100;

export const AdminUserPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  users: /*#__PURE__*/ zod
    .array(AdminUser)
    .check(/*#__PURE__*/ zod.maxLength(adminUserPageUsersMax)),
});

export type AdminUserPage = zod.input<typeof AdminUserPage>;
export type AdminUserPageOutput = zod.output<typeof AdminUserPage>;
