import { profileInputAsks } from '@generated/asks';
import { useUpdateCurrentUser } from '@generated/api/account/account';
import type { ProfileInputUser, User } from '@generated/model';
import { UpdateCurrentUserBody } from '@generated/zod/account/account';
import { contactChannelErrors, contactChannelsToSend } from '@/domain/users/contact-channels';
import { nameBinding } from '@/domain/users/name-change';
import { ContactChannelFields } from '@/users/contact-channel-fields';
import { withDialableNumbers } from '@/users/dialable-numbers';
import { profileChanges } from '@/users/profile-changes';
import { ContractForm } from '@/forms/contract-form';
import { TextField, useFormField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { setUser } from '@/session/session';
import { StaffContact } from '@/page/staff-contact';
import { Card, CardBody } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Input } from '@/ui/inputs/input';
import { AccountPage } from './account-page';
import { ConfirmationNotice } from './confirmation-notice';

export default function AccountSettingsPage() {
  return (
    <AccountPage
      title="Profile"
      description="Who you are to us and how we reach you. Other users see none of it until an offer is accepted: then the other side reads your name, company, country and email."
    >
      {(user) => (
        <div className="grid gap-6">
          <ConfirmationNotice user={user} />
          <ProfileForm key={user.id} user={user} />
        </div>
      )}
    </AccountPage>
  );
}

const text = (value: string | null) => value ?? '';

function valuesOf(user: User) {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    company: text(user.company),
    email: user.email,
    phone_number: text(user.phone_number),
    phone_country_code: text(user.phone_country_code),
    whatsapp_number: text(user.whatsapp_number),
    whatsapp_country_code: text(user.whatsapp_country_code),
    telegram: text(user.telegram),
    preferred_contact_method: user.preferred_contact_method,
  };
}
type Values = ReturnType<typeof valuesOf>;

function toSend(values: Values) {
  return { ...values, company: values.company.trim() || null, ...contactChannelsToSend(values) };
}

function ProfileForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdateCurrentUser();
  const stored = valuesOf(user);
  const form = useContractForm<Values, ProfileInputUser>(UpdateCurrentUserBody.shape.user, {
    asks: profileInputAsks.user,
    defaultValues: stored,
    prepare: toSend,
    check: (values) => contactChannelErrors(values, values.preferred_contact_method),
  });

  const { dirtyFields } = form.formState;
  const binding = nameBinding(user.identity_status);

  async function save(profile: ProfileInputUser) {
    const changes = withDialableNumbers(profileChanges(profile, dirtyFields));
    const updated = await mutateAsync({ data: { user: changes } });
    setUser(updated);
    const waits = updated.new_email !== null && profile.email !== updated.email;
    const description = `Your address changes when you open the link we sent to ${updated.new_email}.`;
    toast.success('Profile saved', waits ? { description } : {});
  }

  return (
    <Card>
      <CardBody>
        <ContractForm
          form={form}
          onSubmit={save}
          submitLabel="Save profile"
          submitUnchanged={false}
          errorPrefix="user."
          warnOnLeave
          stored={stored}
          keepAs="profile"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            {binding === null ? (
              <>
                <TextField<Values>
                  name="first_name"
                  label="First name"
                  autoComplete="given-name"
                  isRequired
                />
                <TextField<Values>
                  name="last_name"
                  label="Last name"
                  autoComplete="family-name"
                  isRequired
                />
              </>
            ) : (
              <>
                <BoundField name="first_name" label="First name" />
                <BoundField name="last_name" label="Last name" />
                <p className="text-muted text-sm sm:col-span-2">
                  {binding} Write to <StaffContact /> to change it.
                </p>
              </>
            )}
          </div>
          <TextField<Values> name="company" label="Company" autoComplete="organization" />
          <TextField<Values>
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            isRequired
            hint={
              user.email_verified_at
                ? 'A new address takes effect once you open the link that we mail to it.'
                : 'A new address replaces the present one at once. We mail a link to it.'
            }
          />
          <ContactChannelFields />
        </ContractForm>
      </CardBody>
    </Card>
  );
}

/** Read-only. Shows the exchange's message if the identity was verified in the meantime. */
function BoundField({ name, label }: { name: 'first_name' | 'last_name'; label: string }) {
  const { register, error } = useFormField<Values>(name);
  return (
    <Field label={label} error={error}>
      <Input readOnly className="read-only:border-line read-only:bg-subtle" {...register} />
    </Field>
  );
}
