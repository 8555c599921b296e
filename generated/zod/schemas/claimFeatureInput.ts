/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const ClaimFeatureInput = /*#__PURE__*/ zod.strictObject({
  featured: /*#__PURE__*/ zod.boolean(),
  lock_version: LockVersion,
});

export type ClaimFeatureInput = zod.input<typeof ClaimFeatureInput>;
export type ClaimFeatureInputOutput = zod.output<typeof ClaimFeatureInput>;
