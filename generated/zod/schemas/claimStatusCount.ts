/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimStatus } from './claimStatus.ts';

export const claimStatusCountCountMin = 0;

export const ClaimStatusCount = /*#__PURE__*/ zod.strictObject({
  status: ClaimStatus,
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimStatusCountCountMin)),
});

export type ClaimStatusCount = zod.input<typeof ClaimStatusCount>;
export type ClaimStatusCountOutput = zod.output<typeof ClaimStatusCount>;
