/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';
import { IdentityStatus } from './identityStatus.ts';

export const IdentityVerification = /*#__PURE__*/ zod.strictObject({
  attempt: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  country: CountryCode,
  gov_id_document_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  personal_photo_document_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  status: IdentityStatus,
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  earlier_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  submitted_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  reviewed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type IdentityVerification = zod.input<typeof IdentityVerification>;
export type IdentityVerificationOutput = zod.output<typeof IdentityVerification>;
