import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { CONTACT_METHOD_LABELS } from './labels';
import { choicesOf } from '@/labels/choices';
import { phoneCodeChoices } from './phone-codes';
import { SelectField, TextField } from '@/forms/fields';

/** The part of a form that says how to reach a person: texts, empty if there is no value. */
export interface ContactChannelValues {
  phone_number: string;
  phone_country_code: string;
  whatsapp_number: string;
  whatsapp_country_code: string;
  telegram: string;
  preferred_contact_method: string;
}

/** Phone, WhatsApp, Telegram and the preferred channel, for every form that asks for them. */
export function ContactChannelFields() {
  const { getValues } = useFormContext<ContactChannelValues>();
  const codes = useMemo(() => {
    const [phone, whatsapp] = getValues(['phone_country_code', 'whatsapp_country_code']);
    return phoneCodeChoices([phone, whatsapp]);
  }, [getValues]);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-x-5">
        <NumberFields
          channel="phone"
          label="Phone"
          codes={codes}
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-x-5">
        <NumberFields
          channel="whatsapp"
          label="WhatsApp"
          codes={codes}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextField<ContactChannelValues>
        name="telegram"
        label="Telegram"
        prefix="@"
        autoComplete="off"
      />
      <SelectField<ContactChannelValues>
        name="preferred_contact_method"
        label="Preferred contact method"
        choices={choicesOf(CONTACT_METHOD_LABELS)}
      />
    </>
  );
}

interface NumberFieldsProps {
  channel: 'phone' | 'whatsapp';
  label: string;
  codes: { value: string; label: string }[];
  /** For the number. */
  inputMode: 'numeric' | 'tel';
  autoComplete?: string;
}

/** The number of a channel, and the country code before it. */
export function NumberFields({ channel, label, codes, ...number }: NumberFieldsProps) {
  return (
    <>
      <SelectField<ContactChannelValues>
        name={`${channel}_country_code`}
        label={`${label} country code`}
        choices={codes}
        placeholder="None"
      />
      <TextField<ContactChannelValues>
        {...number}
        name={`${channel}_number`}
        label={`${label} number`}
        type="tel"
      />
    </>
  );
}
