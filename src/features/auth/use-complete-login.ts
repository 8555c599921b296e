import { useNavigate } from 'react-router-dom';
import type { User } from '@generated/model';
import { pathAfterLogin } from '@/session/after-login';
import { adoptDrafts } from '@/session/kept/drafts-of-visitor';
import { takeWayBack } from '@/session/kept/way-back';
import { makeActDue } from '@/session/pressed-act';
import { setFirstLogin, setUser } from '@/session/session';
import { useFrom } from './links/auth-links';

/**
 * Completes a sign-in by password or by link. The session itself has begun with the token in the answer. This stores
 * its user and the claim form that has led here, and leads on.
 */
export function useCompleteLogin(): (user: User) => Promise<void> {
  const navigate = useNavigate();
  const from = useFrom();
  return async (user) => {
    const isFirstLogin = user.sign_in_count === 1;
    // Precedes the session's user, so that the form opens with everything that belongs to them.
    const draft = await adoptDrafts(user, from);
    setFirstLogin(isFirstLogin);
    setUser(user);
    // A login from a page, before the address is confirmed, leaves the stored way back for the confirmation.
    const wayBack = from === null ? takeWayBack(user.email) : null;
    const asked = from ?? draft ?? wayBack;
    makeActDue(asked);
    await navigate(pathAfterLogin(user, { isFirstLogin, from: asked }), { replace: true });
  };
}
