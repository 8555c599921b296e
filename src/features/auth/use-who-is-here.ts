import { fullName } from '@/domain/users/party-names';
import { pathTo } from '@/paths';
import { portalPath } from '@/session/after-login';
import { useSession } from '@/session/session-store';

/** The person of this browser's session, and the page that the session begins with; null for a visitor. */
export function useWhoIsHere() {
  const { user, adminUser } = useSession((session) => session);
  const person = user ?? adminUser;
  if (!person) return null;
  const home = user ? portalPath(user) : pathTo('adminHome');
  return { name: fullName(person), email: person.email, home };
}
