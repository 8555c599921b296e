import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function MyClaimsPage() {
  return (
    <AreaPage
      title="My claims"
      description="Your claims, from the first draft to the sale."
      holds="Claims you hold and offer for sale are listed here with their offers and their state."
      next={{ label: 'Sell a claim', to: pathTo('claimOnboarding') }}
    />
  );
}
