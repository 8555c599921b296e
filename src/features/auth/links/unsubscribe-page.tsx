import { useSearchParams } from 'react-router-dom';
import {
  useCheckUnsubscribeLink,
  useUnsubscribeFromMails,
} from '@generated/api/notifications/notifications';
import type { CheckUnsubscribeLinkParams, Unsubscription } from '@generated/model';
import { CheckUnsubscribeLinkQueryParams } from '@generated/zod/notifications/notifications';
import { CATEGORY_LABELS, MAIL_WORDS } from '@/notifications/labels';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AuthCard } from '../auth-card';
import { AuthButtonLink, AuthLink } from '../auth-link';
import { AuthNote } from '../auth-note';
import { usePress } from '../use-press';
import { LinkCheck } from './link-check';
import { LINK_FAULTS, linkFaultOf, type LinkFault } from './link-fault';

/** The link at the end of a mail. Opening it changes nothing; the button does. No session is needed. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const { data: params } = CheckUnsubscribeLinkQueryParams.safeParse({
    token: search.get('token'),
  });
  return params ? <Unsubscribe key={params.token} params={params} /> : <Fault of="incomplete" />;
}

function Unsubscribe({ params }: { params: CheckUnsubscribeLinkParams }) {
  const check = useCheckUnsubscribeLink(params, { query: { meta: { saysItsFailure: true } } });
  const { mutateAsync, data: done, error } = useUnsubscribeFromMails();
  const { isPending, refusal, press } = usePress(async () => {
    await mutateAsync({ params });
  });

  const fault = linkFaultOf(check.error) ?? linkFaultOf(error);
  if (fault) return <Fault of={fault} />;
  if (done) return <Off title="These mails are switched off" mails={done} />;
  if (check.data?.is_on === false) {
    return <Off title="These mails are off already" mails={check.data} />;
  }
  return (
    <AuthCard
      title="Switch off these mails?"
      {...(check.data && {
        description: 'You still find it all in your notifications.',
      })}
      footer={<AllSettings />}
    >
      {check.data ? (
        <div className="grid gap-6">
          <Kind of={check.data} />
          {refusal && <Alert tone="danger">{refusal}</Alert>}
          <Button size="lg" block isPending={isPending} onClick={press}>
            Switch off
          </Button>
        </div>
      ) : (
        <LinkCheck check={check}>
          <Skeleton className="h-16" />
        </LinkCheck>
      )}
    </AuthCard>
  );
}

/** The mails that the link is about. */
function Kind({ of: { category } }: { of: Unsubscription }) {
  return (
    <div className="bg-subtle grid gap-1 rounded-lg p-4 text-sm">
      <p className="font-semibold">{CATEGORY_LABELS[category]}</p>
      <p className="text-muted">{MAIL_WORDS[category]}</p>
    </div>
  );
}

function Off({ title, mails: { category } }: { title: string; mails: Unsubscription }) {
  return (
    <AuthNote
      kind="done"
      title={title}
      text={`${CATEGORY_LABELS[category]}: no more mails. You still find all of it in your notifications, and can switch the mails on again in your settings.`}
    >
      <AuthButtonLink to={pathTo('settings')}>All mail settings</AuthButtonLink>
    </AuthNote>
  );
}

function Fault({ of }: { of: LinkFault }) {
  return (
    <AuthNote
      kind="fault"
      title={LINK_FAULTS[of].title}
      text={`${of === 'incomplete' ? LINK_FAULTS.incomplete.text : 'No mails were switched off by it.'} All switches are in your settings as well.`}
    >
      <AuthButtonLink to={pathTo('settings')}>All mail settings</AuthButtonLink>
    </AuthNote>
  );
}

function AllSettings() {
  return <AuthLink to={pathTo('settings')}>All mail settings</AuthLink>;
}
