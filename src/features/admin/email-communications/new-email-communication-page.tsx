import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function NewEmailCommunicationPage() {
  return (
    <AreaPage
      of="adminNewEmail"
      title="New mail"
      description="The text first, then who receives it, then a test and the time it goes out."
      holds="A mail needs tagged contacts to go to, and there are none. Users can be written to one by one."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
