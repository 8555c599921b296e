import { RoutePage } from '@/page/route-page';
import { FollowTabs } from './followed/follow-tabs';
import { FollowedClaims } from './followed/followed-claims';

export default function FollowedClaimsPage() {
  return (
    <RoutePage
      of="followedClaims"
      title="Followed claims"
      description="Claims that you follow, with what has changed since you began."
    >
      <FollowTabs at="followedClaims" />
      <FollowedClaims />
    </RoutePage>
  );
}
