import { useLocation, useNavigate } from 'react-router-dom';
import { registrationInputAsks } from '@generated/asks';
import { useRegisterUser } from '@generated/api/auth/auth';
import type { RegistrationInputUser } from '@generated/model';
import { RegistrationInput } from '@generated/zod/schemas/registrationInput';
import { passwordContext, passwordFault } from '@/domain/users/password';
import { TextField } from '@/forms/fields';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { keepForLink } from '@/session/kept/drafts-of-visitor';
import { fieldsOf } from '@/storage/storage';
import { useAuthLinkState, useFrom } from '../links/auth-links';
import { AuthCard } from '../auth-card';
import { RegistrationSent } from './registration-sent';
import { AccountEmailField, AuthForm } from '../auth-form';
import { LoginInstead } from '../login-instead';

export default function RegisterPage() {
  const from = useFrom();
  const { email = '' } = useAuthLinkState();
  const { sentTo, showSent } = useSentTo();
  const { mutateAsync: register } = useRegisterUser();
  // Kept here, so that what was typed is still there when the person comes back from the next step.
  const form = useContractForm<RegistrationInputUser>(RegistrationInput.shape.user, {
    asks: registrationInputAsks.user,
    defaultValues: {
      first_name: '',
      last_name: '',
      email,
      password: '',
      preferred_contact_method: 'email',
    },
    check: ({ password, email: address, first_name, last_name }) => {
      const fault = passwordFault(
        password,
        passwordContext({ email: address, first_name, last_name }),
      );
      return fault ? { password: fault } : {};
    },
  });
  const typed = form.watch('email');

  if (sentTo !== null) return <RegistrationSent email={sentTo} onBack={() => showSent(null)} />;
  return (
    <AuthCard
      title="Create an account"
      description="Sell your claims. To buy, apply for a buyer account afterwards."
      footer={<LoginInstead question="Already have an account?" email={typed} />}
    >
      <AuthForm
        form={form}
        onSubmit={async (user) => {
          await register({ data: { user } });
          keepForLink(from, user.email);
          showSent(user.email);
        }}
        submitLabel="Create account"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="first_name" label="First name" autoComplete="given-name" isRequired />
          <TextField name="last_name" label="Last name" autoComplete="family-name" isRequired />
        </div>
        <AccountEmailField />
        <PasswordField name="password" label="Password" kind="new" />
      </AuthForm>
    </AuthCard>
  );
}

/** The address that a mail was sent to, in the history entry: a phone may reload the page on the way back to it. */
function useSentTo() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = fieldsOf(location.state);
  const { sentTo } = state;
  return {
    sentTo: typeof sentTo === 'string' ? sentTo : null,
    showSent: (email: string | null) =>
      void navigate(
        { search: location.search },
        { replace: true, state: { ...state, sentTo: email } },
      ),
  };
}
