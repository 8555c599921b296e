import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NegotiationPage() {
  return (
    <AreaPage
      of="adminNegotiation"
      title="Negotiation"
      description="The terms, the messages of both sides, and the steps to signing, payment and transfer."
      holds="There is no negotiation with this number."
      next={{ label: 'Go to negotiations', to: pathTo('adminNegotiations') }}
    />
  );
}
