import { DEMO_PASSWORD } from '../../server/host/demo-password.ts';
import type { SessionState } from '../../src/session/stored-session.ts';
import type { Person } from './people.ts';

/** A demo account, by the part of its address before the `@`. */
export type DemoAccount =
  | 'admin'
  | 'manager2'
  | 'seller'
  | 'buyer'
  | 'buyer2'
  | 'new-buyer'
  | 'unverified'
  | 'newcomer';

export interface StoredSession {
  token: string;
  /** Entries of localStorage. */
  items: Record<string, string>;
}

/** A new session as the app stores it (src/session), made without a browser. */
export async function storedSession(
  origin: string,
  who: DemoAccount | Pick<Person, 'email' | 'password'>,
): Promise<StoredSession> {
  const isAdmin = who === 'admin' || who === 'manager2';
  const credentials =
    typeof who === 'string'
      ? { email: `${who}@example.com`, password: DEMO_PASSWORD }
      : { email: who.email, password: who.password };
  const response = await fetch(`${origin}/api/${isAdmin ? 'admins' : 'users'}/sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(isAdmin ? { admin: credentials } : { user: credentials }),
  });
  const token = response.headers.get('Authorization')?.replace(/^Bearer /, '');
  if (!response.ok || !token) {
    throw new Error(`The sign-in of ${credentials.email} answered ${response.status}.`);
  }
  // The contract's Admin or User: the path of the call decides which.
  const person = (await response.json()) as never;
  const state: SessionState = {
    user: isAdmin ? null : person,
    isLoggedIn: !isAdmin,
    welcomeModal: false,
    sessionLostAt: null,
    shouldUpdate: false,
    token,
    isFirstLogin: false,
    adminUser: isAdmin ? person : null,
    isAdmin,
    lastUpdate: Date.now(),
    isAdminMenuCollapsed: false,
  };
  return { token, items: { 'auth-info': JSON.stringify({ state, version: 0 }) } };
}

/** The state of a browser context in which somebody is logged in. */
export function storageStateOf(origin: string, { items }: StoredSession) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
