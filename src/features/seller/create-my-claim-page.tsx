import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function CreateMyClaimPage() {
  return (
    <AreaPage
      title="Sell a claim"
      description="A sale begins with the case that your claim is against."
      holds="Choose the case first: it says which facts and documents a buyer will ask for."
      next={{ label: 'Choose the case', to: pathTo('claimOnboarding') }}
    />
  );
}
