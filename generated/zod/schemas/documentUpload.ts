/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DocumentKind } from './documentKind.ts';

export const DocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
  kind: DocumentKind,
});

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;
