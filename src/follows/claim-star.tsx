import type { ClaimSummary } from '@generated/model';
import { FollowButton } from './follow-button';
import { Badge } from '@/ui/feedback/badge';

interface ClaimStarProps {
  claim: Pick<ClaimSummary, 'id' | 'reference' | 'is_owner'>;
}

/** Follows a claim in a list. The user's own claim, which cannot be followed, is marked as theirs. */
export function ClaimStar({ claim: { id, reference, is_owner: isOwn } }: ClaimStarProps) {
  if (isOwn) return <Badge>Yours</Badge>;
  return <FollowButton kind="claim" id={id} name={reference} look="star" />;
}
