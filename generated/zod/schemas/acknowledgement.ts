/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Acknowledgement = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod.string(),
});

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;
