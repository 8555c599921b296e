import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function MyOffersPage() {
  return (
    <AreaPage
      of="myOffers"
      title="My offers"
      description="Offers on your claims, and offers you made."
      holds="Each offer is listed here with its price, the amount it means and the time that is left to answer."
      next={{ label: 'Browse the marketplace', to: pathTo('marketplace') }}
    />
  );
}
