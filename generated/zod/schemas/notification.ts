/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NotificationCategory } from './notificationCategory.ts';

export const notificationPathRegExp = new RegExp('^[/]');

export const Notification = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  category: NotificationCategory,
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
  path: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(notificationPathRegExp)),
  read_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;
