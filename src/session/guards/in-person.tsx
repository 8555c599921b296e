import { fullName } from '@/domain/users/party-names';
import { Alert } from '@/ui/feedback/alert';
import { useSession } from '../session-store';

/** The name of the user whom an administrator acts for in this tab; null in a person's own session. */
export function useActedFor(): string | null {
  const user = useSession((session) => session.user);
  return user?.impersonator ? fullName(user) : null;
}

/** Replaces what nobody may do in another person's name (`x-in-person` in the contract). */
export function InPersonNote({ name, title }: { name: string; title?: string }) {
  return (
    <Alert tone="info" title={title}>
      Only {name} can do this.
    </Alert>
  );
}
