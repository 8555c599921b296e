import { useSession } from '@/session/session-store';
import { Page } from '@/ui/layout/page';
import { AccountSkeleton } from '../account-skeleton';
import { AccountTabs } from '../account-tabs';
import { PasswordForm } from './password-form';
import { PreferencesForm } from './preferences-form';

export default function SettingsPage() {
  const user = useSession((session) => session.user);
  return (
    <Page
      title="Settings"
      description="What we write to you about, how you are paid, and your password."
      width="narrow"
    >
      <AccountTabs />
      {user ? (
        <div className="grid gap-6">
          <PreferencesForm key={user.id} user={user} />
          <PasswordForm user={user} />
        </div>
      ) : (
        <AccountSkeleton />
      )}
    </Page>
  );
}
