import type { AdminUser, AdminUserChangeInputUser, ContactMethod } from '@generated/model';
import { contactChannelsToSend, contactChannelErrors } from '@/domain/users/contact-channels';
import { keysOf } from '@/domain/keys-of';
import { NUMBERS } from '@/users/profile-changes';

type ProfileField = Exclude<
  keyof AdminUserChangeInputUser,
  'status' | 'buyer_account_status' | 'reason' | 'managed_by_me' | 'lock_version'
>;

/** The values of a profile form, with an empty text for an unknown value. */
export type ProfileValues = Record<Exclude<ProfileField, 'preferred_contact_method'>, string> & {
  preferred_contact_method: ContactMethod;
};

/** The initial values of a form: the user's profile, or an empty one. */
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

/** The profile as sent. Empty optional texts become null (specification, section 5). */
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

/** The fields that are changed together with this one. */
export function changedWith(name: keyof ProfileValues): readonly (keyof ProfileValues)[] {
  return NUMBERS.find((names) => names.some((each) => each === name)) ?? [name];
}

/** The fields that somebody else has changed meanwhile and that are edited here, or belong to a number that is. */
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
