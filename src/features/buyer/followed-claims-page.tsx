import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function FollowedClaimsPage() {
  return (
    <AreaPage
      of="followedClaims"
      title="Followed claims"
      description="Claims you keep an eye on, with changes of price and expiry."
      holds="Claims you follow are listed here."
      next={{ label: 'Browse the marketplace', to: pathTo('marketplace') }}
    />
  );
}
