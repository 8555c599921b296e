import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function ContactsPage() {
  return (
    <AreaPage
      of="adminContacts"
      title="Contacts"
      description="People and firms the staff is in touch with: sellers, buyers, brokers and law firms, with or without an account."
      holds="There are no contacts. Everybody who has an account is among the users."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
