import { AuthLink } from './auth-link';
import { authPath, useFrom } from './links/auth-links';

/** The way to the login for who has an account; the address that was typed goes along. */
export function LoginInstead({ question, email }: { question: string; email: string }) {
  const from = useFrom();
  return (
    <>
      {question}{' '}
      <AuthLink to={authPath('login', from)} state={{ email }}>
        Log in
      </AuthLink>
    </>
  );
}
