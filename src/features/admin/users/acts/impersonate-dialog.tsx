import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '@generated/model';
import { getAdminUser } from '@generated/api/admin-users/admin-users';
import { standingReason } from '@/api/errors/error-catalogue';
import { fullName } from '@/domain/users/party-names';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { IMPERSONATION_MS } from '@/domain/users/links/link-lifetimes';
import { pathTo } from '@/paths';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

const BLOCKED =
  'Your browser has blocked the new tab. Allow pop-ups for this page, then try again.';

/** Opens a session in the user's name, in a separate tab. */
export function ImpersonateDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [isBlocked, setIsBlocked] = useState(false);
  // A mutation instead of a query: a token must not be cached.
  const {
    mutateAsync: readToken,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => getAdminUser(user.id, { include_token: true }),
  });

  async function confirm() {
    // Opened during the press itself. After the answer, the browser would block it as a pop-up.
    const tab = window.open('about:blank', '_blank');
    setIsBlocked(tab === null);
    if (!tab) return;
    tab.opener = null;
    try {
      const { token } = await readToken();
      // The fragment is never sent to a server or written to a log.
      tab.location.replace(`${pathTo('accountToken')}#token=${encodeURIComponent(token ?? '')}`);
      onClose();
    } catch {
      tab.close();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Log in as ${fullName(user)}?`}
      description={`A new tab opens in which you see and use the exchange as this user, for at most ${lifetimeWords(IMPERSONATION_MS)}. Everything you do there is recorded with your name. Your own session stays as it is, and ending the other one leads back here.`}
      confirmLabel="Log in as user"
      isPending={isPending}
      error={isBlocked ? BLOCKED : error && standingReason(error)}
      onConfirm={() => void confirm()}
    />
  );
}
