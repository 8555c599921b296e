import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NegotiationsPage() {
  return (
    <AreaPage
      of="negotiations"
      title="Negotiations"
      description="Every negotiation you take part in, by what is due next."
      holds="A negotiation starts when a seller answers your offer."
      next={{ label: 'Browse the marketplace', to: pathTo('marketplace') }}
    />
  );
}
