import { CATEGORY_LABELS } from '@/notifications/labels';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { useSession } from '@/session/session-store';
import { Alert } from '@/ui/feedback/alert';

/** Says that no mail of a saved search comes, whatever is chosen for it, where the user has switched such mails off. */
export function MailsOff() {
  const isOff = useSession(({ user }) => user?.claim_case_follow_notifications === false);
  if (!isOff) return null;
  return (
    <Alert tone="warning" title="Your mails of new claims are switched off">
      They come once “{CATEGORY_LABELS.case_follow}” is on in your{' '}
      <TextLink to={pathTo('settings')}>settings</TextLink>.
    </Alert>
  );
}
