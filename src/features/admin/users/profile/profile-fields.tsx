import { adminUserChangeInputLimits } from '@generated/limits';
import { SelectField, TextField } from '@/forms/fields';
import { choicesOf } from '@/labels/choices';
import { NumberFields } from '@/users/contact-channel-fields';
import { phoneCodeChoices } from '@/users/phone-codes';
import { CONTACT_METHOD_LABELS } from '@/users/labels';
import type { ProfileValues } from './profile-values';

interface ProfileFieldsProps {
  /** The user's country codes, so that an unusual one stays available. */
  storedCodes?: readonly (string | null)[];
}

const { user: limits } = adminUserChangeInputLimits;

/** The fields of a user's profile, for use in a form. */
export function ProfileFields({ storedCodes = [] }: ProfileFieldsProps) {
  const codes = phoneCodeChoices(storedCodes);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField<ProfileValues>
          name="first_name"
          label="First name"
          isRequired
          maxLength={limits.first_name}
        />
        <TextField<ProfileValues>
          name="last_name"
          label="Last name"
          isRequired
          maxLength={limits.last_name}
        />
        <TextField<ProfileValues>
          name="email"
          label="Email"
          type="email"
          isRequired
          maxLength={limits.email}
        />
        <TextField<ProfileValues> name="company" label="Company" maxLength={limits.company} />
      </div>
      <fieldset className="border-line grid items-start gap-4 border-t pt-5 sm:grid-cols-2">
        <legend className="sr-only">Contact channels</legend>
        <NumberFields channel="phone" label="Phone" codes={codes} inputMode="tel" />
        <NumberFields channel="whatsapp" label="WhatsApp" codes={codes} inputMode="tel" />
        <TextField<ProfileValues> name="telegram" label="Telegram" prefix="@" />
        <SelectField<ProfileValues>
          name="preferred_contact_method"
          label="Preferred contact method"
          choices={choicesOf(CONTACT_METHOD_LABELS)}
        />
      </fieldset>
    </>
  );
}
