import { useState } from 'react';
import { emailInputAsks } from '@generated/asks';
import { EmailInput } from '@generated/zod/schemas/emailInput';
import { useContractForm } from '@/forms/use-contract-form';

/** A form for the address that a mail should go to. `sent`, for CheckYourMail, is set once the mail is on its way. */
export function useMailRequest(
  send: (variables: { data: EmailInput }) => Promise<unknown>,
  email = '',
) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(EmailInput.shape.user, {
    asks: emailInputAsks.user,
    defaultValues: { email },
  });
  return {
    form,
    typed: form.watch('email'),
    submit: async (user: EmailInput['user']) => {
      await send({ data: { user } });
      setSentTo(user.email);
    },
    sent: sentTo !== null && {
      email: sentTo,
      onResend: () => send({ data: { user: { email: sentTo } } }),
      onBack: () => setSentTo(null),
    },
  };
}
