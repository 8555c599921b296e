import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function MyOfferPage() {
  return (
    <AreaPage
      of="myOffer"
      title="Offer"
      description="One offer with every move of both sides."
      holds="No offer of yours has this number."
      next={{ label: 'Back to my offers', to: pathTo('myOffers') }}
    />
  );
}
