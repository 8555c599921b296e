import { adminUserUpdateInputAsks } from '@generated/asks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdminUser, AdminUserChangeInputUser } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { AdminUserChangeInput } from '@generated/zod/schemas/adminUserChangeInput';
import { useQuestion } from '@/acts/use-question';
import { sentences } from '@/domain/sentences';
import { mayLogIn } from '@/domain/users/user-status';
import { ContractForm } from '@/forms/contract-form';
import { FieldNotes } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { keptBefore } from '@/forms/use-kept-form';
import { useReadVersion } from '@/forms/use-read-version';
import { Button } from '@/ui/button';
import { toast } from '@/ui/feedback/toast';
import { withDialableNumbers } from '@/users/dialable-numbers';
import { CONTACT_METHOD_LABELS as METHODS } from '@/users/labels';
import { profileChanges } from '@/users/profile-changes';
import { ProfileFields } from './profile-fields';
import {
  changedWith,
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

  const keepAs = `profile-of-${user.id}`;
  // Restored changes were made to the values stored at that time.
  const [before] = useState(() => ({ ...stored, ...keptBefore(keepAs) }));
  const seen = useRef<Record<keyof ProfileValues, unknown>>(before);
  // When a newer version arrives, the form shows it in untouched fields. The other fields get a note.
  const [overtaken, setOvertaken] = useState<readonly (keyof ProfileValues)[]>([]);
  if (!isDirty && overtaken.length > 0) setOvertaken([]);
  useEffect(() => {
    const newest = profileValues(user);
    const more = overtakenFields(form.getValues(), seen.current, newest);
    seen.current = newest;
    setOvertaken((known) => [...known, ...more]);
  }, [form, user]);

  const notes: Partial<Record<keyof ProfileValues, ReactNode>> = {};
  for (const name of overtaken) {
    if (!changedWith(name).some((each) => dirtyFields[each])) continue;
    notes[name] = (
      <TheirValue
        shown={name === 'preferred_contact_method' ? METHODS[stored[name]] : stored[name]}
        isOther={dirtyFields[name] ?? false}
        onUse={() => {
          form.setValue(name, stored[name], { shouldDirty: true, shouldValidate: true });
          form.setFocus(name);
        }}
      />
    );
  }

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
    await withReadVersion(async (lock_version) => {
      const saved = await update({ id: user.id, data: { user: { ...changes, lock_version } } });
      seen.current = profileValues(saved);
      return saved;
    });
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
        <FieldNotes value={notes}>
          <ProfileFields storedCodes={[user.phone_country_code, user.whatsapp_country_code]} />
        </FieldNotes>
      </ContractForm>
      {dialog}
    </>
  );
}

interface TheirValueProps {
  /** The value as the field shows it; empty if it was emptied. */
  shown: string;
  /** Whether the field currently holds something else. */
  isOther: boolean;
  onUse: () => void;
}

/** What somebody else has saved in a field meanwhile. What was typed over it stays until the administrator chooses. */
function TheirValue({ shown, isOther, onUse }: TheirValueProps) {
  const change = shown === '' ? 'emptied this' : `changed this to “${shown}”`;
  return (
    <>
      <span className="text-warning-ink">
        Somebody else has {change}.{isOther && ' Save to keep yours.'}
      </span>{' '}
      {isOther && (
        <Button variant="link" className="text-xs" onClick={onUse}>
          {shown === '' ? 'Leave it empty' : `Use “${shown}”`}
        </Button>
      )}
    </>
  );
}
