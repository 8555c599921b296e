import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NewPassword } from './new-password';
import { ResetRequest } from './reset-request';

/** Two steps at one address: asking for a link and, with the link's token, choosing a new password. */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('reset_password_token');
  // A link that no longer works leads back to asking for one.
  const [isAskingAnew, setIsAskingAnew] = useState(false);
  return token === null || isAskingAnew ? (
    <ResetRequest />
  ) : (
    <NewPassword key={token} token={token} onAskAnew={() => setIsAskingAnew(true)} />
  );
}
