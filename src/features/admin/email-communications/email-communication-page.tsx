import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EmailCommunicationPage() {
  return (
    <AreaPage
      of="adminEmail"
      title="Mail"
      description="The text, who receives it, and how many it reached."
      holds="There is no mail with this number."
      next={{ label: 'Go to email', to: pathTo('adminEmails') }}
    />
  );
}
