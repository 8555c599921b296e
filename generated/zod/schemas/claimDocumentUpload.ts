/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimDocumentKind } from './claimDocumentKind.ts';

export const ClaimDocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
  kind: ClaimDocumentKind,
});

export type ClaimDocumentUpload = zod.input<typeof ClaimDocumentUpload>;
export type ClaimDocumentUploadOutput = zod.output<typeof ClaimDocumentUpload>;
