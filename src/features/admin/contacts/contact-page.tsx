import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function ContactPage() {
  return (
    <AreaPage
      of="adminContact"
      title="Contact"
      description="Who this is, how to reach them, what was agreed and which mails they received."
      holds="There is no contact with this number."
      next={{ label: 'Go to contacts', to: pathTo('adminContacts') }}
    />
  );
}
