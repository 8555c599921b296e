import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NegotiationsPage() {
  return (
    <AreaPage
      of="adminNegotiations"
      title="Negotiations"
      description="Every deal from the first offer to the transfer of the claim, with what is overdue on top."
      holds="No negotiation is running. The claims on offer are in the list of claims."
      next={{ label: 'Go to claims', to: pathTo('adminClaims') }}
    />
  );
}
