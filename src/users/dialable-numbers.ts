import type { ContactChannels } from '@/domain/users/contact-channels';

/**
 * What a form with contact channels sends, its numbers without the prefix that is dialled within a country only. What
 * reads numbers is loaded for it: no page needs it before.
 */
export async function withDialableNumbers<Sent extends ContactChannels>(sent: Sent): Promise<Sent> {
  const {
    phone_number: phone,
    phone_country_code: phoneCode,
    whatsapp_number: whatsapp,
    whatsapp_country_code: whatsappCode,
  } = sent;
  if (!phone && !whatsapp) return sent;
  const { nationalNumber } = await import('./national-number');
  return {
    ...sent,
    ...(phone && phoneCode && { phone_number: nationalNumber(phone, phoneCode) }),
    ...(whatsapp && whatsappCode && { whatsapp_number: nationalNumber(whatsapp, whatsappCode) }),
  };
}
