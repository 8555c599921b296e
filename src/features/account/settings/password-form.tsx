import { profileInputAsks } from '@generated/asks';
import { useUpdateCurrentUser } from '@generated/api/account/account';
import type { ProfileInputUser, User } from '@generated/model';
import { UpdateCurrentUserBody } from '@generated/zod/account/account';
import { fullName } from '@/domain/users/party-names';
import { passwordContext, passwordFault } from '@/domain/users/password';
import { ContractForm } from '@/forms/contract-form';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { InPersonNote } from '@/session/guards/in-person';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';

interface Values {
  password: string;
}

export function PasswordForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdateCurrentUser();
  const form = useContractForm<Values, ProfileInputUser>(UpdateCurrentUserBody.shape.user, {
    asks: profileInputAsks.user,
    defaultValues: { password: '' },
    // Sent together, and only if a password was provided (specification, section 5).
    prepare: (values) => ({ ...values, has_set_password: true }),
    check: ({ password }) => {
      const fault = passwordFault(password, passwordContext(user));
      return fault ? { password: fault } : {};
    },
  });

  async function save(change: ProfileInputUser) {
    await mutateAsync({ data: { user: change } });
    form.reset({ password: '' });
    toast.success('Password saved. Other devices are logged out.');
  }

  return (
    <Card>
      <CardHeader
        title="Password"
        description={
          user.has_set_password
            ? 'Saving a new one logs out your other devices.'
            : 'So far you log in with links that we mail you. Set a password to log in without them.'
        }
      />
      <CardBody>
        {user.impersonator ? (
          <InPersonNote name={fullName(user)} />
        ) : (
          <ContractForm
            form={form}
            onSubmit={save}
            submitLabel={user.has_set_password ? 'Change password' : 'Set password'}
            submitVariant="secondary"
            errorPrefix="user."
            warnOnLeave
          >
            <PasswordField<Values> name="password" label="New password" kind="new" />
          </ContractForm>
        )}
      </CardBody>
    </Card>
  );
}
