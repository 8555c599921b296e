import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getCurrentUser } from '@generated/api/session/session';
import type { Impersonator, User } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { IMPERSONATION_MS } from '@/domain/users/links/link-lifetimes';
import { pathTo } from '@/paths';
import { portalPath } from '@/session/after-login';
import { beginTabSession, isTabSession, setUser } from '@/session/session';
import { Button } from '@/ui/button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';
import { AuthButtonLink } from '../auth-link';
import { AuthNote } from '../auth-note';
import { AuthCard } from '../auth-card';
import { useHeadingFocus } from '../use-heading-focus';
import { useWhoIsHere } from '../use-who-is-here';

interface Offer {
  token: string;
  user: User;
  impersonator: Impersonator;
}

/**
 * Where an administrator arrives to act as a user, in a session of this tab alone. A link can be sent to anybody, so
 * nothing begins before the person has seen whose account it opens and has pressed the button. An ordinary token opens
 * nothing: otherwise a link could log people in to an account of its sender.
 */
export default function AccountTokenPage() {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  const [offer, setOffer] = useState<Offer | null>(null);
  const [hasFailed, setHasFailed] = useState(token === null);

  useEffect(() => {
    removeFragment();
    if (token === null) return;
    readOffer(token).then(setOffer, () => setHasFailed(true));
  }, [token]);

  if (hasFailed) return <NoOffer />;
  if (!offer) return <FullScreenSpinner label="Reading the link" />;
  return <AcceptOffer offer={offer} onFail={() => setHasFailed(true)} />;
}

/** Removes the token from the address, and so from the history. */
function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function readOffer(token: string): Promise<Offer> {
  const user = await getCurrentUser({ headers: { Authorization: `Bearer ${token}` } });
  if (!user.impersonator) throw new Error('The token is of an ordinary session.');
  return { token, user, impersonator: user.impersonator };
}

function AcceptOffer({ offer, onFail }: { offer: Offer; onFail: () => void }) {
  useHeadingFocus();
  const navigate = useNavigate();
  const { token, user, impersonator } = offer;
  const name = fullName(user);
  const now = useWhoIsHere();

  function accept() {
    try {
      beginTabSession(token);
    } catch {
      // A browser that keeps nothing for a tab would mix up the sessions.
      onFail();
      return;
    }
    setUser(user);
    void navigate(portalPath(user), { replace: true });
  }

  return (
    <AuthCard
      title={`Act as ${name}?`}
      description={`In this tab you will see and use the exchange as ${name}, for at most ${lifetimeWords(IMPERSONATION_MS)}. Everything you do is recorded with the name of ${impersonator.name}.`}
    >
      <div className="grid gap-6">
        <DescriptionList>
          <DescriptionItem label="Account">{name}</DescriptionItem>
          <DescriptionItem label="Email">{user.email}</DescriptionItem>
          <DescriptionItem label="Opened by">{impersonator.name}</DescriptionItem>
        </DescriptionList>
        {now && <p className="text-sm">{warningFor(now.name)}</p>}
        <div className="grid gap-3">
          <Button size="lg" block onClick={accept}>
            Act as {name}
          </Button>
          <Button variant="secondary" size="lg" block asChild>
            <Link to={now?.home ?? pathTo('login')} replace>
              {now ? `Stay logged in as ${now.name}` : 'Cancel'}
            </Link>
          </Button>
        </div>
      </div>
    </AuthCard>
  );
}

function warningFor(name: string): string {
  return isTabSession()
    ? `This tab now acts as ${name}. It will no longer.`
    : `You are logged in as ${name}. This tab leaves that session; your other tabs stay in it.`;
}

function NoOffer() {
  return (
    <AuthNote
      kind="fault"
      title="This link opens no session"
      text={`It works only for administrators who act as a user, for ${lifetimeWords(IMPERSONATION_MS)} and until they log out. Open it again from the administration.`}
    >
      <AuthButtonLink to={pathTo('login')}>Go to login</AuthButtonLink>
    </AuthNote>
  );
}
