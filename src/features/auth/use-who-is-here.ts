import { fullName } from '@/domain/users/party-names';
import { pathTo } from '@/paths';
import { portalPath } from '@/session/after-login';
import { useSession } from '@/session/session-store';

/** Whose session this browser has, with the page that it begins with; null for a visitor's. */
export function useWhoIsHere() {
  const { user, adminUser } = useSession((session) => session);
  const person = user ?? adminUser;
  if (!person) return null;
  const home = user ? portalPath(user) : pathTo('adminHome');
  return { name: fullName(person), email: person.email, home };
}
