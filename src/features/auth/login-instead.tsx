import { AuthLink } from './auth-link';
import { authPath, useFrom } from './links/auth-links';

/** The link to the login for a person who has an account. It carries the address that was typed. */
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
