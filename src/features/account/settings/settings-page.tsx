import { AccountPage } from '../account-page';
import { PasswordForm } from './password-form';
import { PreferencesForm } from './preferences-form';

export default function SettingsPage() {
  return (
    <AccountPage
      title="Settings"
      description="What we write to you about, how you are paid, and your password."
    >
      {(user) => (
        <div className="grid gap-6">
          <PreferencesForm key={user.id} user={user} />
          <PasswordForm user={user} />
        </div>
      )}
    </AccountPage>
  );
}
