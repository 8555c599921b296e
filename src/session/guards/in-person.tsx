import { Alert } from '@/ui/feedback/alert';
import { useSession } from '../session-store';

/** The name of the user whom an administrator acts for in this tab; null in a session of one's own. */
export function useActedFor(): string | null {
  const user = useSession((session) => session.user);
  return user?.impersonator ? `${user.first_name} ${user.last_name}` : null;
}

/** In the place of what nobody does in another's name (`x-in-person` in the contract). */
export function InPersonNote({ name }: { name: string }) {
  return <Alert tone="info">Only {name} can do this.</Alert>;
}
