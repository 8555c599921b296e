import { MailsOff } from '@/saved-searches/mails-off';
import { RoutePage } from '@/page/route-page';
import { FollowTabs } from './followed/follow-tabs';
import { SavedSearches } from './saved-searches/saved-searches';

export default function SavedSearchesPage() {
  return (
    <RoutePage
      of="savedSearches"
      title="Saved searches"
      description="Searches you come back to, and how often you are told of new claims that fit."
    >
      <FollowTabs at="savedSearches" />
      <div className="mb-4 empty:hidden">
        <MailsOff />
      </div>
      <SavedSearches />
    </RoutePage>
  );
}
