/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MessageBodyMax = 5000;

export const MessageBodyRegExp = new RegExp('\\S');

export const MessageBody = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(MessageBodyMax),
    /*#__PURE__*/ zod.regex(MessageBodyRegExp),
  );

export type MessageBody = zod.input<typeof MessageBody>;
export type MessageBodyOutput = zod.output<typeof MessageBody>;
