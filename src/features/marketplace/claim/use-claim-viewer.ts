import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import type { Claim } from '@generated/model';
import { type ClaimAction, claimAction, type ClaimViewer } from '@/domain/claims/claim-actions';
import { useSession } from '@/session/session-store';

/** Who looks at the claim; null for the moment in which a session has a token and no profile yet. */
export function useClaimViewer(): ClaimViewer | null {
  const token = useSession((session) => session.token);
  const isAdmin = useSession((session) => session.isAdmin);
  const user = useSession((session) => session.user);
  if (token === null) return { kind: 'visitor' };
  if (isAdmin) return { kind: 'staff' };
  return user && { kind: 'user', user };
}

/** What the viewer may do with the claim, or why not. */
export function useClaimAction(claim: Claim): ClaimAction | null {
  const viewer = useClaimViewer();
  const mayBid = viewer !== null && claimAction(claim, viewer) === 'make_offer';
  // Whom the case excludes stands in its parameters, which the form of an offer asks for anyway.
  const { data: parameters } = useGetCaseParameters(claim.case.case_code, {
    query: { enabled: mayBid },
  });
  return viewer && claimAction(claim, viewer, parameters);
}
