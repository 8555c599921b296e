import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NewEmailCommunicationPage() {
  return (
    <AreaPage
      title="New mail"
      description="The text first, then who receives it, then a test and the time it goes out."
      area="admin"
      parent={{ label: 'Email', to: pathTo('adminEmails') }}
      holds="A mail needs tagged contacts to go to, and there are none. Users can be written to one by one."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
