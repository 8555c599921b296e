import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function TagsPage() {
  return (
    <AreaPage
      of="adminTags"
      title="Tags"
      description="Words that group contacts and users, so that a mail can be sent to a group."
      holds="There are no tags. Users can be told apart by their filters."
      next={{ label: 'Go to users', to: pathTo('adminUsers') }}
    />
  );
}
