import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function ChatPage() {
  return (
    <AreaPage
      of="chat"
      title="Messages"
      description="Conversations with our staff."
      holds="Answers of our staff to your questions are kept here."
      next={{ label: 'Back to your profile', to: pathTo('accountSettings') }}
    />
  );
}
