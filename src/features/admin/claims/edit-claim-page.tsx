import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EditClaimPage() {
  return (
    <AreaPage
      of="adminEditClaim"
      title="Edit claim"
      description="The terms and the register facts of a claim, on behalf of its holder."
      holds="There is no draft of this claim. To change one for a user, log in as that user from the user's page."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
