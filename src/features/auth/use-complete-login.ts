import { useNavigate } from 'react-router-dom';
import type { User } from '@generated/model';
import { pathAfterLogin } from '@/session/after-login';
import { adoptDrafts } from '@/session/kept/claim-drafts';
import { takeWayBack } from '@/session/kept/way-back';
import { makeActDue } from '@/session/pressed-act';
import { setFirstLogin, setUser } from '@/session/session';
import { useFrom } from './links/auth-links';

/**
 * What follows a sign-in, by password or by link. The session itself has begun with the token of the answer; this makes
 * its user known, with the claim form that has led here, and leads on.
 */
export function useCompleteLogin(): (user: User) => Promise<void> {
  const navigate = useNavigate();
  const from = useFrom();
  return async (user) => {
    const isFirstLogin = user.sign_in_count === 1;
    // Before the session has its user, so that the form is opened with everything that is theirs.
    const draft = await adoptDrafts(user, from);
    setFirstLogin(isFirstLogin);
    setUser(user);
    // A login from a page, before the address is confirmed, leaves the way back to the confirmation.
    const wayBack = from === null ? takeWayBack(user.email) : null;
    const asked = from ?? draft ?? wayBack;
    makeActDue(asked);
    await navigate(pathAfterLogin(user, { isFirstLogin, from: asked }), { replace: true });
  };
}
