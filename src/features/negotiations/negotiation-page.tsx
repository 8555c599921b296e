import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NegotiationPage() {
  return (
    <AreaPage
      of="negotiation"
      title="Negotiation"
      description="From an accepted price to the transfer of the claim."
      holds="No negotiation of yours has this number."
      next={{ label: 'Back to my offers', to: pathTo('myOffers') }}
    />
  );
}
