import { useLocation, useSearchParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { withFrom } from '@/session/entry-path';
import { safeFrom } from '@/session/safe-from';

type AuthPage = 'register' | 'login' | 'forgotPassword' | 'verifyEmail';

/** The page that asked for the login, kept through every link between the auth pages. */
export function useFrom(): string | null {
  const [search] = useSearchParams();
  return safeFrom(search.get('from'), 'user');
}

/** The address of another auth page, with the way back in it. */
export function authPath(page: AuthPage, from: string | null): string {
  return withFrom(pathTo(page), from);
}

/** What one auth page hands to the next beside its address: email addresses have no place in one. */
export interface AuthLinkState {
  email?: string;
  /** Opens the login with the form for a link. */
  wantsLink?: boolean;
}

export function useAuthLinkState(): AuthLinkState {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { email, wantsLink } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(wantsLink === true && { wantsLink }),
  };
}
