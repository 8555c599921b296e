/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NotificationCategory } from './notificationCategory.ts';

export const Unsubscription = /*#__PURE__*/ zod.strictObject({
  category: NotificationCategory,
  is_on: /*#__PURE__*/ zod.boolean(),
});

export type Unsubscription = zod.input<typeof Unsubscription>;
export type UnsubscriptionOutput = zod.output<typeof Unsubscription>;
