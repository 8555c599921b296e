import type { ContactMethod } from '@generated/model';

/** The contact fields of a profile, from a form or a row. */
export interface ContactChannels {
  phone_number?: string | null | undefined;
  phone_country_code?: string | null | undefined;
  whatsapp_number?: string | null | undefined;
  whatsapp_country_code?: string | null | undefined;
  telegram?: string | null | undefined;
}

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** The digits of a number that people write with separators: `(202) 555-0143`. */
const digits = (text: string | null | undefined) => orNull(text?.replaceAll(/[\s()./-]/g, ''));

/**
 * The contact fields as sent (specification, section 5). Empty values become null, and so does a country code with an
 * empty number. Numbers lose their spacing characters, a handle its `@`.
 */
export function contactChannelsToSend(channels: ContactChannels) {
  const phone_number = digits(channels.phone_number);
  const whatsapp_number = digits(channels.whatsapp_number);
  return {
    phone_number,
    phone_country_code: phone_number && orNull(channels.phone_country_code),
    whatsapp_number,
    whatsapp_country_code: whatsapp_number && orNull(channels.whatsapp_country_code),
    telegram: orNull(channels.telegram?.trim().replace(/^@/, '')),
  };
}

/** What is wrong with the channels as a whole, by field; empty if nothing is. */
export function contactChannelErrors(
  channels: ContactChannels,
  preferred: ContactMethod,
): Partial<Record<keyof ContactChannels | 'preferred_contact_method', string>> {
  const sent = contactChannelsToSend(channels);
  const errors: ReturnType<typeof contactChannelErrors> = {};
  for (const channel of ['phone', 'whatsapp'] as const) {
    const number = sent[`${channel}_number`];
    const code = sent[`${channel}_country_code`];
    if (number && !code) errors[`${channel}_country_code`] = 'Choose a country code.';
    // E.164: at most 15 digits with the country code.
    if (number && code && `${code}${number}`.length > 16)
      errors[`${channel}_number`] = 'This number is too long.';
  }
  const filled = {
    email: true,
    phone: Boolean(sent.phone_number),
    whatsapp: Boolean(sent.whatsapp_number),
    telegram: Boolean(sent.telegram),
  };
  if (!filled[preferred])
    errors.preferred_contact_method = 'Fill in this channel, or choose another one.';
  return errors;
}
