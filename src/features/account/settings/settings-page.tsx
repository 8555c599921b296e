import { AccountPage } from '../account-page';
import { CloseAccount } from './close-account';
import { PasswordForm } from './password-form';
import { PreferencesForm } from './preferences-form';

export default function SettingsPage() {
  return (
    <AccountPage
      title="Settings"
      description="What we write to you about, how you are paid, your password, and closing your account."
    >
      {(user) => (
        <div className="grid gap-6">
          <PreferencesForm key={user.id} user={user} />
          <PasswordForm user={user} />
          <CloseAccount user={user} />
        </div>
      )}
    </AccountPage>
  );
}
