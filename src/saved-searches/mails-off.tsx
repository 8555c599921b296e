import { CATEGORY_LABELS } from '@/notifications/labels';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Alert } from '@/ui/feedback/alert';
import { useAreMailsOff } from './use-are-mails-off';

/** Warns that no mails of a saved search arrive, whatever its setting, if the user has switched such mails off. */
export function MailsOff() {
  if (!useAreMailsOff()) return null;
  return (
    <Alert tone="warning" title="Your mails of new claims are switched off">
      They come once “{CATEGORY_LABELS.case_follow}” is on in your{' '}
      <TextLink to={pathTo('settings')}>settings</TextLink>.
    </Alert>
  );
}
