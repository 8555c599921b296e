import { adminUserUpdateInputAsks } from '@generated/asks';
import { useEffect, useRef, useState } from 'react';
import type { AdminUser, AdminUserChangeInputUser } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { AdminUserChangeInput } from '@generated/zod/schemas/adminUserChangeInput';
import { useQuestion } from '@/acts/use-question';
import { sentences } from '@/domain/sentences';
import { mayLogIn } from '@/domain/users/user-status';
import { ContractForm } from '@/forms/contract-form';
import { useContractForm } from '@/forms/use-contract-form';
import { keptBefore } from '@/forms/use-kept-form';
import { useReadVersion } from '@/forms/use-read-version';
import { toast } from '@/ui/feedback/toast';
import { withDialableNumbers } from '@/users/dialable-numbers';
import { CONTACT_METHOD_LABELS as METHODS } from '@/users/labels';
import { profileChanges } from '@/users/profile-changes';
import { ProfileFields } from './profile-fields';
import {
  overtakenFields,
  profileErrors,
  profileToSend,
  profileValues,
  type ProfileValues,
} from './profile-values';

export function ProfileForm({ user }: { user: AdminUser }) {
  const { mutateAsync: update } = useUpdateAdminUser();
  const stored = profileValues(user);
  const form = useContractForm<ProfileValues, AdminUserChangeInputUser>(
    AdminUserChangeInput.shape.user,
    {
      asks: adminUserUpdateInputAsks.user,
      defaultValues: stored,
      check: profileErrors,
      prepare: profileToSend,
    },
  );
  const { dirtyFields, isDirty } = form.formState;
  const { ask, dialog } = useQuestion();
  const withReadVersion = useReadVersion(user.lock_version, isDirty);

  // Of a newer version the form shows what nobody is typing over; the rest is told on its fields.
  const keepAs = `profile-of-${user.id}`;
  const [changedFrom] = useState(() => keptBefore(keepAs));
  const shownUser = useRef(user);
  useEffect(() => {
    const theirs = profileValues(user);
    // What was typed before and is back was typed over what stood there then.
    const before =
      shownUser.current === user ? { ...theirs, ...changedFrom } : profileValues(shownUser.current);
    shownUser.current = user;
    for (const name of overtakenFields(form.getValues(), before, theirs)) {
      const shown = name === 'preferred_contact_method' ? METHODS[theirs[name]] : theirs[name];
      const change = shown === '' ? 'emptied this' : `changed this to “${shown}”`;
      form.setError(name, { message: `Somebody else has ${change}. Save to keep yours.` });
    }
  }, [form, user, changedFrom]);

  async function isAddressMeant(sent: AdminUserChangeInputUser) {
    const { email } = profileChanges(sent, dirtyFields);
    if (email === undefined || user.email_verified_at === null) return true;
    const isBarred = !mayLogIn(user.status);
    return await ask({
      title: `Give this account to ${email}?`,
      description: sentences(
        `The address ${user.email} is confirmed. ${email} takes its place at once, and whoever reads it can log in to the account${isBarred ? ' when the suspension is lifted' : ''}.`,
        isBarred
          ? `Only ${user.email} gets a mail about it: a link to confirm the new address can be asked for at the next login.`
          : 'Both addresses get a mail about it.',
      ),
      confirmLabel: 'Change the address',
      cancelLabel: 'Keep editing',
      tone: 'danger',
    });
  }

  async function save(sent: AdminUserChangeInputUser) {
    const changes = withDialableNumbers(profileChanges(sent, dirtyFields));
    await withReadVersion((lock_version) =>
      update({ id: user.id, data: { user: { ...changes, lock_version } } }),
    );
    toast.success('Changes saved');
  }

  return (
    <>
      <ContractForm
        form={form}
        isMeant={isAddressMeant}
        onSubmit={save}
        submitLabel="Save changes"
        submitUnchanged={false}
        errorPrefix="user."
        warnOnLeave
        stored={stored}
        keepAs={keepAs}
      >
        <ProfileFields storedCodes={[user.phone_country_code, user.whatsapp_country_code]} />
      </ContractForm>
      {dialog}
    </>
  );
}
