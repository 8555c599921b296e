import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EmailCommunicationPage() {
  return (
    <AreaPage
      title="Mail"
      description="The text, who receives it, and how many it reached."
      area="admin"
      parent={{ label: 'Email', to: pathTo('adminEmails') }}
      holds="There is no mail with this number."
      next={{ label: 'Go to email', to: pathTo('adminEmails') }}
    />
  );
}
