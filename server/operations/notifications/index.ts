import type { Handlers } from '../../calls/operation-types';
import { ownNotificationHandlers } from './own';
import { unsubscribeHandlers } from './unsubscribe';

export const notificationHandlers = {
  ...ownNotificationHandlers,
  ...unsubscribeHandlers,
} satisfies Partial<Handlers>;
