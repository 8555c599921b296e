import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function CreateClaimPage() {
  return (
    <AreaPage
      of="adminCreateClaim"
      title="Create claim"
      description="A claim that staff enters on behalf of a user."
      holds="There is no draft of a claim. To list one for a user, log in as that user from the user's page."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
