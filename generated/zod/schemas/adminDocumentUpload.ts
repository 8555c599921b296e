/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdminDocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
});

export type AdminDocumentUpload = zod.input<typeof AdminDocumentUpload>;
export type AdminDocumentUploadOutput = zod.output<typeof AdminDocumentUpload>;
