import { useSearchParams } from 'react-router-dom';
import { CheckConfirmationQueryParams } from '@generated/zod/mailed-links/mailed-links';
import { ConfirmEmail } from './confirm-email';
import { ResendConfirmation } from '../register/resend-confirmation';

/** The link of the confirmation mail. Opening it uses nothing up; the button does. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const { data: params } = CheckConfirmationQueryParams.safeParse({
    confirmation_token: search.get('confirmation_token'),
  });
  return params ? (
    <ConfirmEmail key={params.confirmation_token} params={params} />
  ) : (
    <ResendConfirmation fault="incomplete" />
  );
}
