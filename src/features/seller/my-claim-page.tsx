import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function MyClaimPage() {
  return (
    <AreaPage
      title="Claim"
      description="One of your claims: its terms, offers, documents and history."
      holds="No claim of yours has this number."
      next={{ label: 'Back to my claims', to: pathTo('myClaims') }}
    />
  );
}
