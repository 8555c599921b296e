/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DocumentKind } from './documentKind.ts';

export const ClaimDocument = /*#__PURE__*/ zod.strictObject({
  kind: DocumentKind,
  byte_size: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type ClaimDocument = zod.input<typeof ClaimDocument>;
export type ClaimDocumentOutput = zod.output<typeof ClaimDocument>;
