import { useState } from 'react';
import { passwordResetInputAsks } from '@generated/asks';
import { useCheckPasswordReset, useResetPassword } from '@generated/api/mailed-links/mailed-links';
import { PasswordResetInput } from '@generated/zod/schemas/passwordResetInput';
import { passwordFault } from '@/domain/users/password';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { Button } from '@/ui/button';
import { authPath, useFrom } from '../links/auth-links';
import { AuthButtonLink } from '../auth-link';
import { AuthNote } from '../auth-note';
import { EndedByLink } from '../links/ended-by-link';
import { faultOfCheck, LINK_FAULTS, linkFaultOf, type LinkFault } from '../links/link-fault';
import { AuthCard } from '../auth-card';
import { AuthForm } from '../auth-form';

const input = PasswordResetInput.shape.user;

interface NewPasswordProps {
  token: string;
  onAskAnew: () => void;
}

export function NewPassword({ token, onAskAnew }: NewPasswordProps) {
  const from = useFrom();
  const { mutateAsync: resetPassword } = useResetPassword();
  const [isDone, setIsDone] = useState(false);
  const isWhole = input.shape.reset_password_token.safeParse(token).success;
  const [fault, setFault] = useState<LinkFault | null>(isWhole ? null : 'incomplete');
  // The form does not wait for the answer: the state of the link is reported again when it is used.
  const check = useCheckPasswordReset(
    { reset_password_token: token },
    { query: { enabled: isWhole } },
  );
  const form = useContractForm(input, {
    asks: passwordResetInputAsks.user,
    defaultValues: { reset_password_token: token, password: '' },
    check: ({ password }) => {
      const weakness = passwordFault(password);
      return weakness ? { password: weakness } : {};
    },
  });

  async function save(user: { reset_password_token: string; password: string }) {
    try {
      await resetPassword({ data: { user } });
      setIsDone(true);
    } catch (error) {
      const refused = linkFaultOf(error);
      if (!refused) throw error;
      setFault(refused);
    }
  }

  if (isDone) {
    return (
      <AuthNote
        kind="done"
        title="Your password is set"
        text="Use it the next time you log in. All earlier sessions have ended."
      >
        <AuthButtonLink to={authPath('login', from)}>Log in</AuthButtonLink>
      </AuthNote>
    );
  }
  const found = fault ?? faultOfCheck(check);
  if (found) {
    return (
      <AuthNote kind="fault" {...LINK_FAULTS[found]}>
        <Button size="lg" block onClick={onAskAnew}>
          Ask for a new link
        </Button>
      </AuthNote>
    );
  }
  return (
    <AuthCard title="Choose a new password">
      <AuthForm form={form} onSubmit={save} submitLabel="Set password">
        {check.data && <EndedByLink ends={check.data.ends} />}
        <PasswordField name="password" label="New password" kind="new" />
      </AuthForm>
    </AuthCard>
  );
}
