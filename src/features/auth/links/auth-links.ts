import { useLocation, useSearchParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { withFrom } from '@/session/entry-path';
import { safeFrom } from '@/session/safe-from';

type AuthPage = 'register' | 'login' | 'forgotPassword' | 'verifyEmail';

/** The page that asked for the login. Every link between the auth pages keeps it. */
export function useFrom(): string | null {
  const [search] = useSearchParams();
  return safeFrom(search.get('from'), 'user');
}

/** The address of another auth page, including the way back. */
export function authPath(page: AuthPage, from: string | null): string {
  return withFrom(pathTo(page), from);
}

/** What one auth page passes to the next outside the address, where email addresses do not belong. */
export interface AuthLinkState {
  email?: string;
  /** Opens the login with the form that sends a link. */
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
