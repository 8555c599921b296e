import type { NotificationCategory } from '@generated/model';
import type { UserRow } from '../calls/caller';

/** The switch of each kind of mail that can be switched off. */
export const PREFERENCE_OF = {
  message: 'message_notifications',
  claim: 'claim_notifications',
  case_follow: 'claim_case_follow_notifications',
} as const satisfies Partial<Record<NotificationCategory, keyof UserRow>>;

export type SwitchableCategory = keyof typeof PREFERENCE_OF;

export function isSwitchable(category: string): category is SwitchableCategory {
  return Object.hasOwn(PREFERENCE_OF, category);
}
