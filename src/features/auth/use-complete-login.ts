import { useNavigate } from 'react-router-dom';
import type { User } from '@generated/model';
import { pathAfterLogin } from '@/session/after-login';
import { setFirstLogin, setUser } from '@/session/session';
import { useFrom } from './auth-links';

/**
 * What follows a sign-in, by password or by link. The session itself has begun with the token of the answer; this makes
 * its user known and leads on.
 */
export function useCompleteLogin(): (user: User, to?: string | null) => Promise<void> {
  const navigate = useNavigate();
  const asked = useFrom();
  return async (user, from = asked) => {
    const isFirstLogin = user.sign_in_count === 1;
    setFirstLogin(isFirstLogin);
    setUser(user);
    await navigate(pathAfterLogin(user, { isFirstLogin, from }), { replace: true });
  };
}
