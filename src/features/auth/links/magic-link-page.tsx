import { Link, useSearchParams } from 'react-router-dom';
import { useCheckMagicLink, useVerifyMagicLink } from '@generated/api/mailed-links/mailed-links';
import { TokenInput } from '@generated/zod/schemas/tokenInput';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AuthButtonLink, AuthLink } from '../auth-link';
import { authPath, useFrom } from './auth-links';
import { AuthNote } from '../auth-note';
import { EndedByLink } from './ended-by-link';
import { GoOn } from './go-on';
import { LinkCheck } from './link-check';
import { LINK_FAULTS, type LinkFault } from './link-fault';
import { useLink } from './use-link';
import { AuthCard } from '../auth-card';
import { useCompleteLogin } from '../use-complete-login';
import { usePress } from '../use-press';
import { useWhoIsHere } from '../use-who-is-here';

/** The link of a login mail. Opening it uses nothing up, so that a mail scanner logs nobody in. The button does. */
export default function MagicLinkPage() {
  const [search] = useSearchParams();
  const { data: input } = TokenInput.safeParse({ token: search.get('token') });
  return input ? (
    <MagicLinkLogin key={input.token} input={input} />
  ) : (
    <BrokenLink fault="incomplete" />
  );
}

function BrokenLink({ fault }: { fault: LinkFault }) {
  const from = useFrom();
  const user = useSession((session) => session.user);
  if (user) return <GoOn fault={fault} user={user} />;
  return (
    <AuthNote kind="fault" {...LINK_FAULTS[fault]}>
      <AuthButtonLink to={authPath('login', from)} state={{ wantsLink: true }}>
        Ask for a new link
      </AuthButtonLink>
    </AuthNote>
  );
}

function MagicLinkLogin({ input }: { input: TokenInput }) {
  const from = useFrom();
  const completeLogin = useCompleteLogin();
  const { mutateAsync: verify } = useVerifyMagicLink();
  const { check, fault, redeem } = useLink(useCheckMagicLink(input));
  const { isPending, refusal, press } = usePress(() =>
    redeem(async () => completeLogin(await verify({ data: input }))),
  );

  if (fault) return <BrokenLink fault={fault} />;
  return (
    <AuthCard
      title="Log in"
      description="Your link is here. It works once, for the time that its mail names."
      footer={<AuthLink to={authPath('login', from)}>Log in another way</AuthLink>}
    >
      {check.data?.email ? (
        <div className="grid gap-6">
          <WhoseLink email={check.data.email} />
          <EndedByLink ends={check.data.ends} />
          {refusal && <Alert tone="danger">{refusal}</Alert>}
          <Button size="lg" block isPending={isPending} onClick={press}>
            Log in
          </Button>
        </div>
      ) : (
        <LinkCheck check={check}>
          <Skeleton className="h-10" />
        </LinkCheck>
      )}
    </AuthCard>
  );
}

/**
 * A link can be sent to anybody: a person who follows somebody else's link would continue in the sender's account
 * without noticing.
 */
function WhoseLink({ email }: { email: string }) {
  const now = useWhoIsHere();
  return (
    <>
      <DescriptionList>
        <DescriptionItem label="Account">{email}</DescriptionItem>
      </DescriptionList>
      {now && now.email !== email && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="sm" asChild>
              <Link to={now.home} replace>
                Stay logged in as {now.name}
              </Link>
            </Button>
          }
        >
          You are logged in as {now.name}. Logging in with this link ends that session.
        </Alert>
      )}
    </>
  );
}
