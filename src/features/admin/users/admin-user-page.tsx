import { useQueryClient } from '@tanstack/react-query';
import { LogIn, Mail, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { AdminUser } from '@generated/model';
import { useGetAdminUser } from '@generated/api/admin-users/admin-users';
import { AuditTrail } from '@/audit/audit-trail';
import { useIsDecided } from '@/acts/use-is-decided';
import { isReleasedAddress, shownAddress } from '@/domain/users/released-address';
import { mayCorrectProfile, mayLogIn } from '@/domain/users/user-status';
import { fullName } from '@/domain/users/party-names';
import { keysOf } from '@/domain/keys-of';
import { RecordPage } from '@/record/record-page';
import { useRecordId } from '@/record/use-record-id';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';
import { lateDialog } from '@/ui/late';
import { AccountFacts } from './account-facts';
import { BuyerAccountTab } from './buyer-account-tab';
import { IdentityTab } from './identity-tab';
import { ManagerCard } from './manager-card';
import { NextUser } from './next-user';
import { ProfileFacts } from './profile/profile-facts';
import { ProfileForm } from './profile/profile-form';
import { userFromLists } from './user-cache';
import { TABS_ID, tabOf, USER_TABS, userPath } from '@/users/user-path';
import { UserSkeleton } from './user-skeleton';
import { UserStates } from './user-states';

const ImpersonateDialog = lateDialog(
  async () => (await import('./acts/impersonate-dialog')).ImpersonateDialog,
);

const WriteDialog = lateDialog(async () => (await import('./acts/write-dialog')).WriteDialog);

export default function AdminUserPage() {
  const { id, isPossible } = useRecordId();
  const client = useQueryClient();
  const query = useGetAdminUser(id, undefined, {
    query: { enabled: isPossible, placeholderData: () => userFromLists(client, id) },
  });
  return (
    <RecordPage
      of="adminUser"
      kind="User"
      query={query}
      isPossible={isPossible}
      missing="No user has this number. The account may never have existed, or the address may be incomplete."
      skeleton={<UserSkeleton />}
      title={fullName}
      description={(user) => [shownAddress(user.email), user.company].filter(Boolean).join(', ')}
      action={(user) => (
        <>
          <WriteButton user={user} />
          {mayLogIn(user.status) && <ImpersonateButton user={user} />}
        </>
      )}
    >
      {/* Keyed, so that no field of one user's form is carried over to the next. */}
      {(user) => <UserRecord key={id} user={user} />}
    </RecordPage>
  );
}

function WriteButton({ user }: { user: AdminUser }) {
  const [isOpen, setOpen] = useState(false);
  // Who cannot log in reads no message, and is told of none by email.
  const readsMessages = user.message_with_the_staff && mayLogIn(user.status);
  return (
    <>
      {isReleasedAddress(user.email) ? null : readsMessages ? (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <MessageSquare aria-hidden size={16} />
          Write a message
        </Button>
      ) : (
        <Button variant="secondary" asChild>
          <a href={`mailto:${user.email}`}>
            <Mail aria-hidden size={16} />
            Write an email
          </a>
        </Button>
      )}
      {/* Outlasts its button: what was written stays when the user has switched off messages meanwhile. */}
      {isOpen && <WriteDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function ImpersonateButton({ user }: { user: AdminUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <LogIn aria-hidden size={16} />
        Log in as user
      </Button>
      {isOpen && <ImpersonateDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function UserRecord({ user }: { user: AdminUser }) {
  const tab = tabOf(useSearchParams()[0]);
  const location = useLocation();
  // Computed here, so that a look at another tab does not lose what comes next.
  const isIdentityDecided = useIsDecided(user.identity_status === 'pending');
  const isBuyerDecided = useIsDecided(user.buyer_account_status === 'pending');
  const nextBuyer = isBuyerDecided && <NextUser what="buyer" decided={user} />;
  // A press near the top may change a tab that is out of sight. The next Tab key continues there.
  useEffect(() => {
    const tabs = location.hash && document.getElementById(location.hash.slice(1));
    if (!tabs) return;
    tabs.scrollIntoView();
    tabs.focus({ preventScroll: true });
  }, [location]);
  return (
    <div className="grid gap-6">
      <UserStates user={user} nextBuyer={tab !== 'buyer' && nextBuyer} />
      <div id={TABS_ID} tabIndex={-1}>
        <NavTabs label="Sections of the user">
          {keysOf(USER_TABS).map((name) => (
            <NavTab key={name}>
              <Link
                to={userPath(user.id, name)}
                replace
                state={location.state}
                aria-current={name === tab ? 'page' : undefined}
              >
                {USER_TABS[name]}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
      </div>
      {/* Hidden instead of removed, so that what was typed is still there after a look at the documents. */}
      <div hidden={tab !== 'profile'}>
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <Card className="lg:col-span-2">
            <CardBody>
              {mayCorrectProfile(user.status) ? (
                <ProfileForm user={user} />
              ) : (
                <ProfileFacts user={user} />
              )}
            </CardBody>
          </Card>
          <div className="grid gap-4">
            <ManagerCard user={user} />
            <AccountFacts user={user} />
          </div>
        </div>
      </div>
      {tab === 'identity' && (
        <IdentityTab
          user={user}
          next={isIdentityDecided && <NextUser what="identity" decided={user} />}
        />
      )}
      {tab === 'buyer' && <BuyerAccountTab user={user} next={nextBuyer} />}
      {tab === 'audit' && <AuditTrail of="user" id={user.id} />}
    </div>
  );
}
