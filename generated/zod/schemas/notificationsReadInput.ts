/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const notificationsReadInputPathMax = 200;

export const notificationsReadInputPathRegExp = new RegExp('^[/]');
export const notificationsReadInputUpToIdMax = 2147483647;

export const NotificationsReadInput = /*#__PURE__*/ zod.strictObject({
  path: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.maxLength(notificationsReadInputPathMax),
        /*#__PURE__*/ zod.regex(notificationsReadInputPathRegExp),
      ),
  ),
  up_to_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(notificationsReadInputUpToIdMax)),
  ),
});

export type NotificationsReadInput = zod.input<typeof NotificationsReadInput>;
export type NotificationsReadInputOutput = zod.output<typeof NotificationsReadInput>;
