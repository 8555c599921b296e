import type { ContactChannels } from '@/domain/users/contact-channels';
import { changesToSend } from '@/forms/changed-values';

/** A number is useless without its country code. */
export const NUMBERS = [
  ['phone_number', 'phone_country_code'],
  ['whatsapp_number', 'whatsapp_country_code'],
] as const;

/** The part of a profile to send if only some fields were changed. A number goes together with its country code. */
export function profileChanges<Sent extends ContactChannels>(
  sent: Sent,
  isChanged: Partial<Record<keyof Sent, boolean>>,
): Partial<Sent> {
  return changesToSend(sent, isChanged, NUMBERS);
}
