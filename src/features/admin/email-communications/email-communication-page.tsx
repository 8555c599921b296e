import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EmailCommunicationPage() {
  return (
    <AreaPage
      title="Mail"
      description="The text, who receives it, and how many it reached."
      area="admin"
      parent={{ label: 'E-mail', to: pathTo('adminEmails') }}
      holds="There is no mail with this number."
      next={{ label: 'Go to e-mail', to: pathTo('adminEmails') }}
    />
  );
}
