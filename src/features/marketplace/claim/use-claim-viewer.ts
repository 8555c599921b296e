import type { ClaimViewer } from '@/domain/claims/claim-actions';
import { useSession } from '@/session/session-store';

/** Who is viewing the claim; null for the moment in which a session has a token but no profile yet. */
export function useClaimViewer(): ClaimViewer | null {
  const token = useSession((session) => session.token);
  const isAdmin = useSession((session) => session.isAdmin);
  const user = useSession((session) => session.user);
  if (token === null) return { kind: 'visitor' };
  if (isAdmin) return { kind: 'staff' };
  return user && { kind: 'user', user };
}
