import type { ListedCaseStatus, MyClaim } from '@generated/model';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '@/paths';
import { entryPath } from '@/session/entry-path';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import type { SubmittedClaim } from './stepper/submitted-here';

interface NoticeProps {
  title: string;
  text: string;
  /** What to do next. */
  next: { label: string; to: string };
  /** An alternative, next to it. */
  children?: ReactNode;
}

function Notice({ title, text, next, children }: NoticeProps) {
  return (
    <Card className="max-w-3xl">
      <CardHeader title={title} />
      <CardBody className="grid gap-4 text-sm">
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={next.to}>{next.label}</Link>
          </Button>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}

export function CaseNotOpen({ status }: { status: Exclude<ListedCaseStatus, 'active'> }) {
  return (
    <Notice
      title="This case takes no new claims"
      text={status === 'paused' ? 'It is paused for now.' : 'It is closed.'}
      next={{ label: 'Pick another case', to: pathTo('claimOnboarding') }}
    />
  );
}

export function ForHolders() {
  return (
    <Notice
      title="Claims are listed by their holders"
      text="You are logged in to the administration."
      next={{ label: 'Go to the administration', to: pathTo('adminHome') }}
    />
  );
}

interface LogInToContinueProps {
  /** Null if the address names a claim of an account. */
  onStartOver: (() => void) | null;
}

/** The claim was started in an account, and nobody is logged in: none of its content is shown. */
export function LogInToContinue({ onStartOver }: LogInToContinueProps) {
  const { pathname, search } = useLocation();
  return (
    <Notice
      title="Log in to continue where you left off"
      text="This claim was started in an account. Log in to that account to find it again."
      next={{ label: 'Log in', to: entryPath('login', pathname + search) }}
    >
      {onStartOver && (
        <Button variant="secondary" onClick={() => closeAndFocusHeading(onStartOver)}>
          Start a new claim
        </Button>
      )}
    </Notice>
  );
}

/** The session has ended by itself in the middle of the form. */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  return (
    <Notice
      title="Your session has ended"
      text="Log in again and go on where you were. What you wrote waits in this tab; nothing of it is stored on this device."
      next={{ label: 'Log in', to: entryPath('login', pathname + search) }}
    />
  );
}

export function NoSuchClaim() {
  return (
    <Notice
      title="Claim not found"
      text="None of your claims has this number."
      next={{ label: 'Go to my claims', to: pathTo('myClaims') }}
    />
  );
}

interface SubmittedProps {
  claim: SubmittedClaim;
  onNew: () => void;
}

/** Replaces the form when a person goes back to one of its steps. */
export function Submitted({ claim: { id, reference }, onNew }: SubmittedProps) {
  return (
    <Notice
      title={`${reference} was submitted`}
      text="What you filled in here is in your account, and our staff review it."
      next={{ label: 'See the claim', to: pathTo('myClaim', { id }) }}
    >
      <Button variant="secondary" onClick={() => closeAndFocusHeading(onNew)}>
        Start a new claim
      </Button>
    </Notice>
  );
}

export function ClaimNotEditable({ claim }: { claim: Pick<MyClaim, 'id' | 'reference'> }) {
  return (
    <Notice
      title={`${claim.reference} cannot be changed now`}
      text="A claim is changed before it is submitted, or when our staff request changes. A withdrawn or expired one is made a draft first, on its page."
      next={{ label: 'Look at the claim', to: pathTo('myClaim', { id: claim.id }) }}
    />
  );
}
