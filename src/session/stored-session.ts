import type { Admin, User } from '@generated/model';
import { fieldsIn, fieldsOf, inTab, onDevice } from '@/storage/storage';

/** The name under which the session is kept across reloads (specification, section 3). */
export const SESSION_KEY = 'auth-info';

export interface SessionState {
  user: User | null;
  isLoggedIn: boolean;
  /** Whether the welcome modal is due for a visitor. */
  welcomeModal: boolean;
  /** Milliseconds since 1970 when a session was lost; null once the person has read so in the welcome modal. */
  sessionLostAt: number | null;
  /** Whether the profile should be read again at once. */
  shouldUpdate: boolean;
  token: string | null;
  isFirstLogin: boolean;
  adminUser: Admin | null;
  /** True only when the session came from the admin sign-in. */
  isAdmin: boolean;
  /** Milliseconds since 1970 when the user was last set. */
  lastUpdate: number | null;
  isAdminMenuCollapsed: boolean;
}

/**
 * The storage of this tab's session. A tab in which an administrator acts as a user has its session in sessionStorage
 * under the same name, so that the administrator's own session in localStorage stays untouched.
 */
export function sessionTabStorage(): Storage {
  return inTab().getItem(SESSION_KEY) === null ? onDevice() : inTab();
}

/** Reads what other tabs and earlier versions have stored field by field, and drops fields of the wrong type. */
export function readStored(stored: unknown): Partial<SessionState> {
  const value = fieldsOf(stored);
  const flag = (name: keyof SessionState) =>
    typeof value[name] === 'boolean' && { [name]: value[name] };
  const time = (name: keyof SessionState) => (typeof value[name] === 'number' ? value[name] : null);
  const token = tokenOf(value);
  const user = isPerson<User>(value['user']) ? value['user'] : null;
  const adminUser = isPerson<Admin>(value['adminUser']) ? value['adminUser'] : null;
  return {
    ...flag('welcomeModal'),
    ...flag('shouldUpdate'),
    ...flag('isFirstLogin'),
    ...flag('isAdmin'),
    ...flag('isAdminMenuCollapsed'),
    token,
    user: token === null ? null : user,
    isLoggedIn: token !== null && user !== null,
    adminUser: token === null ? null : adminUser,
    lastUpdate: time('lastUpdate'),
    sessionLostAt: time('sessionLostAt'),
  };
}

/** Checks enough for the frame of every page. The profile refresh soon replaces the rest. */
function isPerson<Person extends User | Admin>(value: unknown): value is Person {
  const { id, email, first_name, last_name } = fieldsOf(value);
  return (
    typeof id === 'number' &&
    [email, first_name, last_name].every((text) => typeof text === 'string')
  );
}

/** The session as stored; nobody's session if the text makes no sense. */
export function sessionIn(
  text: string | null | undefined,
): Pick<SessionState, 'token' | 'isAdmin' | 'user'> & Partial<SessionState> {
  return { token: null, isAdmin: false, user: null, ...readStored(fieldsIn(text)['state']) };
}

/** The token of a stored session, which is all that the HTML needs to know of it. */
export function tokenIn(text: string | null): string | null {
  return tokenOf(fieldsOf(fieldsIn(text)['state']));
}

function tokenOf({ token }: Record<string, unknown>): string | null {
  return typeof token === 'string' ? token : null;
}
