/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';

export const identityVerificationInputGovIdDocumentIdMax = 2147483647;

export const identityVerificationInputPersonalPhotoDocumentIdMax = 2147483647;

export const IdentityVerificationInput = /*#__PURE__*/ zod.strictObject({
  country: CountryCode,
  gov_id_document_id: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(1),
      /*#__PURE__*/ zod.lte(identityVerificationInputGovIdDocumentIdMax),
    ),
  personal_photo_document_id: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(1),
      /*#__PURE__*/ zod.lte(identityVerificationInputPersonalPhotoDocumentIdMax),
    ),
});

export type IdentityVerificationInput = zod.input<typeof IdentityVerificationInput>;
export type IdentityVerificationInputOutput = zod.output<typeof IdentityVerificationInput>;
