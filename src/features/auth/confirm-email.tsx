import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmEmail, useCheckConfirmation } from '@generated/api/auth/auth';
import type { CheckConfirmationParams } from '@generated/model';
import { errorBodyOf, messageOf } from '@/api/problem';
import { pathOfKeptDraft } from '@/session/claim-drafts';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AuthLayout } from '@/ui/layout/auth-layout';
import { authPath, useFrom } from './auth-links';
import { AuthNote } from './auth-note';
import { linkFaultOf, type LinkFault } from './link-fault';
import { MARKETING_URL } from './marketing-url';
import { ResendConfirmation } from './resend-confirmation';
import { usePress } from './use-press';

const TITLE = 'Confirm your e-mail';

export function ConfirmEmail({ params }: { params: CheckConfirmationParams }) {
  const asked = useFrom();
  // The mail knows nothing of the form that led to the registration; this device does.
  const [draft] = useState(pathOfKeptDraft);
  const check = useCheckConfirmation(params);
  const [fault, setFault] = useState<LinkFault | null>(null);
  const [isDone, setIsDone] = useState(false);

  if (isDone) {
    return (
      <AuthNote kind="done" title="Your e-mail is confirmed" text="You can log in now.">
        <Button size="lg" block asChild>
          <Link to={authPath('login', asked ?? draft)}>
            {draft ? 'Log in and continue your claim' : 'Log in'}
          </Link>
        </Button>
      </AuthNote>
    );
  }
  const found = fault ?? (check.data && faultOf(check.data.state)) ?? linkFaultOf(check.error);
  if (found) return <ResendConfirmation fault={found} />;
  return (
    <AuthLayout
      title={TITLE}
      logoHref={MARKETING_URL}
      description="One press, and your account is ready."
    >
      {check.data ? (
        <ConfirmButton params={params} onDone={() => setIsDone(true)} onFault={setFault} />
      ) : check.error ? (
        <ErrorState
          title="This link could not be checked"
          message={messageOf(check.error)}
          requestId={errorBodyOf(check.error)?.request_id}
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
        />
      ) : (
        <div aria-busy className="grid">
          <Skeleton className="h-11" />
        </div>
      )}
    </AuthLayout>
  );
}

function faultOf(state: 'usable' | 'used' | 'expired'): LinkFault | null {
  return state === 'usable' ? null : state;
}

interface ConfirmButtonProps {
  params: CheckConfirmationParams;
  onDone: () => void;
  onFault: (fault: LinkFault) => void;
}

function ConfirmButton({ params, onDone, onFault }: ConfirmButtonProps) {
  const { isPending, refusal, press } = usePress(async () => {
    try {
      await confirmEmail(params);
      onDone();
    } catch (error) {
      const fault = linkFaultOf(error);
      if (!fault) throw error;
      onFault(fault);
    }
  });

  return (
    <div className="grid gap-4">
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <Button size="lg" block isPending={isPending} onClick={press}>
        Confirm my e-mail
      </Button>
    </div>
  );
}
