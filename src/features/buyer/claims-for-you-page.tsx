import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function ClaimsForYouPage() {
  return (
    <AreaPage
      of="claimsForYou"
      title="Claims for you"
      description="Claims chosen by the cases and sizes you are interested in."
      holds="Claims that fit your interests are listed here, each with the reason why."
      next={{ label: 'See featured claims', to: pathTo('featuredClaims') }}
    />
  );
}
