import type { AdminUser, AdminUserChangeInputUser, ContactMethod } from '@generated/model';
import { contactChannelsToSend, contactChannelErrors } from '@/domain/users/contact-channels';
import { keysOf } from '@/domain/keys-of';
import { NUMBERS } from '@/users/profile-changes';

type ProfileField = Exclude<
  keyof AdminUserChangeInputUser,
  'status' | 'buyer_account_status' | 'reason' | 'managed_by_me' | 'lock_version'
>;

/** A profile as a form holds it: an empty text where nothing is known. */
export type ProfileValues = Record<Exclude<ProfileField, 'preferred_contact_method'>, string> & {
  preferred_contact_method: ContactMethod;
};

/** What a form starts with: the user's profile, or an empty one. */
export function profileValues(user?: AdminUser): ProfileValues {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    company: user?.company ?? '',
    email: user?.email ?? '',
    phone_number: user?.phone_number ?? '',
    phone_country_code: user?.phone_country_code ?? '',
    whatsapp_number: user?.whatsapp_number ?? '',
    whatsapp_country_code: user?.whatsapp_country_code ?? '',
    telegram: user?.telegram ?? '',
    preferred_contact_method: user?.preferred_contact_method ?? 'email',
  };
}

/** What is sent of a profile; empty optional texts become null (specification, section 5). */
export function profileToSend(values: ProfileValues) {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    company: values.company.trim() || null,
    email: values.email.trim(),
    ...contactChannelsToSend(values),
    preferred_contact_method: values.preferred_contact_method,
  };
}

/** The fields that are changed together, of one that is or is not changed itself. */
export function changedWith(name: keyof ProfileValues): readonly (keyof ProfileValues)[] {
  return NUMBERS.find((names) => names.some((each) => each === name)) ?? [name];
}

/** The fields being changed, or a part of a number that is, that somebody else has changed meanwhile. */
export function overtakenFields(
  mine: ProfileValues,
  before: Record<keyof ProfileValues, unknown>,
  theirs: ProfileValues,
): (keyof ProfileValues)[] {
  const isMine = (name: keyof ProfileValues) =>
    mine[name] !== before[name] && mine[name].trim() !== theirs[name];
  return keysOf(theirs).filter(
    (name) => theirs[name] !== before[name] && changedWith(name).some(isMine),
  );
}

export function profileErrors(values: ProfileValues) {
  return contactChannelErrors(values, values.preferred_contact_method);
}
