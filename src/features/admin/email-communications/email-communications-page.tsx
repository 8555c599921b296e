import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function EmailCommunicationsPage() {
  return (
    <AreaPage
      of="adminEmails"
      title="Email"
      description="Mails to many contacts or users at once: drafts, what is scheduled, and what became of those that were sent."
      holds="No mail was written. Users can be written to one by one from their pages."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
