import { adminUserUpdateInputAsks } from '@generated/asks';
import { useEffect } from 'react';
import type { AdminUser } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { AdminUserChangeInput } from '@generated/zod/claimsExchange.schemas';
import { ContractForm } from '@/forms/contract-form';
import { useContractForm } from '@/forms/use-contract-form';
import { toast } from '@/ui/feedback/toast';
import { ProfileFields } from './profile-fields';
import {
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
  const { dirtyFields } = form.formState;

  // A newer version reaches the fields that nobody is typing into.
  useEffect(() => {
    form.reset(profileValues(user), { keepDirtyValues: true, keepErrors: true });
  }, [form, user]);

  async function save(values: ProfileValues) {
    const changes = profileChanges(values, dirtyFields);
    await update({
      id: user.id,
      data: { user: { ...changes, lock_version: user.lock_version } },
    });
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
