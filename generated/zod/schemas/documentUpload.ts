/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { UploadedDocumentKind } from './uploadedDocumentKind.ts';

export const DocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
  kind: UploadedDocumentKind,
});

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;
