import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EditClaimPage() {
  return (
    <AreaPage
      title="Edit claim"
      description="The terms and the register facts of a claim, on behalf of its holder."
      area="admin"
      parent={{ label: 'Claims', to: pathTo('adminClaims') }}
      holds="There is no draft of this claim. To change one for a user, log in as that user from the user's page."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
