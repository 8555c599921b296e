import type { ContactChannels } from '@/domain/users/contact-channels';
import { nationalNumber } from './national-number';

/** The values of a form with contact channels, with numbers stripped of the prefix for calls within the country. */
export function withDialableNumbers<Sent extends ContactChannels>(sent: Sent): Sent {
  const {
    phone_number: phone,
    phone_country_code: phoneCode,
    whatsapp_number: whatsapp,
    whatsapp_country_code: whatsappCode,
  } = sent;
  return {
    ...sent,
    ...(phone && phoneCode && { phone_number: nationalNumber(phone, phoneCode) }),
    ...(whatsapp && whatsappCode && { whatsapp_number: nationalNumber(whatsapp, whatsappCode) }),
  };
}
