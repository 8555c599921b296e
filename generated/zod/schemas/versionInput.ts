/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const VersionInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
});

export type VersionInput = zod.input<typeof VersionInput>;
export type VersionInputOutput = zod.output<typeof VersionInput>;
