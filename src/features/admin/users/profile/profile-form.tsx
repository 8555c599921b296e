import { adminUserUpdateInputAsks } from '@generated/asks';
import { useEffect } from 'react';
import type { AdminUser } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { AdminUserChangeInput } from '@generated/zod/schemas/adminUserChangeInput';
import { ContractForm } from '@/forms/contract-form';
import { useContractForm } from '@/forms/use-contract-form';
import { useReadVersion } from '@/forms/use-read-version';
import { toast } from '@/ui/feedback/toast';
import { withDialableNumbers } from '@/users/dialable-numbers';
import { CONTACT_METHOD_LABELS as METHODS } from '@/users/labels';
import { ProfileFields } from './profile-fields';
import {
  overtakenFields,
  profileChanges,
  profileErrors,
  profileToSend,
  profileValues,
  type ProfileValues,
} from './profile-values';

export function ProfileForm({ user }: { user: AdminUser }) {
  const { mutateAsync: update } = useUpdateAdminUser();
  const form = useContractForm<ProfileValues>(AdminUserChangeInput.shape.user, {
    asks: adminUserUpdateInputAsks.user,
    defaultValues: profileValues(user),
    check: profileErrors,
    prepare: profileToSend,
  });
  const { dirtyFields, isDirty } = form.formState;
  const withReadVersion = useReadVersion(user.lock_version, isDirty);

  // A newer version reaches the fields that nobody is typing into, and is told on the others.
  useEffect(() => {
    const { dirtyFields: typed, defaultValues: before } = form.formState;
    const theirs = profileValues(user);
    const overtaken = overtakenFields(form.getValues(), typed, before, theirs);
    form.reset(theirs, { keepDirtyValues: true, keepErrors: true, keepDirty: true });
    for (const name of overtaken) {
      const shown = name === 'preferred_contact_method' ? METHODS[theirs[name]] : theirs[name];
      const change = shown === '' ? 'emptied this' : `changed this to “${shown}”`;
      form.setError(name, { message: `Somebody else has ${change}. Save to keep yours.` });
    }
  }, [form, user]);

  async function save(values: ProfileValues) {
    const changes = await withDialableNumbers(profileChanges(values, dirtyFields));
    await withReadVersion((lock_version) =>
      update({ id: user.id, data: { user: { ...changes, lock_version } } }),
    );
    toast.success('Changes saved');
  }

  return (
    <ContractForm
      form={form}
      onSubmit={save}
      submitLabel="Save changes"
      submitUnchanged={false}
      errorPrefix="user."
      warnOnLeave
    >
      <ProfileFields storedCodes={[user.phone_country_code, user.whatsapp_country_code]} />
    </ContractForm>
  );
}
