import { RoutePage } from '@/shell/route-page';
import { FollowTabs } from './followed/follow-tabs';
import { FollowedClaims } from './followed/followed-claims';

export default function FollowedClaimsPage() {
  return (
    <RoutePage
      of="followedClaims"
      title="Followed claims"
      description="Claims you keep an eye on, with what has changed since you started following them."
    >
      <FollowTabs at="followedClaims" />
      <FollowedClaims />
    </RoutePage>
  );
}
