import { lazy, Suspense, useState } from 'react';
import { useSession } from '@/session/session-store';
import { optionalPart } from '@/ui/fetch-ahead';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { AuthLink } from '../auth-link';
import { authPath, useAuthLinkState, useFrom } from '../links/auth-links';
import { LinkLoginForm } from './link-login-form';
import { AuthCard } from '../auth-card';
import { PasswordLoginForm } from './password-login-form';

const LinkSent = lazy(async () => ({ default: (await import('../link-sent')).LinkSent }));

const LoggedInAdmin = optionalPart(async () => (await import('./logged-in-admin')).LoggedInAdmin);

export default function LoginPage() {
  const isAdmin = useSession(({ adminUser }) => adminUser !== null);
  const from = useFrom();
  const { email: known = '', wantsLink = false } = useAuthLinkState();
  const [email, setEmail] = useState(known);
  const [step, setStep] = useState<'password' | 'link' | 'sent'>(wantsLink ? 'link' : 'password');
  const shared = { email, onEmailChange: setEmail };

  if (step === 'sent') {
    return (
      <Suspense>
        <LinkSent email={email} onBack={() => setStep('link')} />
      </Suspense>
    );
  }
  return (
    <AuthCard
      title="Log in"
      description={step === 'link' && 'We send you a link that logs you in without a password.'}
      footer={
        <>
          New to Claims Exchange?{' '}
          <AuthLink to={authPath('register', from)} state={{ email }}>
            Create an account
          </AuthLink>
        </>
      }
    >
      {isAdmin && <LoggedInAdmin />}
      {step === 'password' ? (
        <PasswordLoginForm
          {...shared}
          onSwitch={() => closeAndFocusHeading(() => setStep('link'))}
        />
      ) : (
        <LinkLoginForm
          {...shared}
          onSwitch={() => closeAndFocusHeading(() => setStep('password'))}
          onSent={() => setStep('sent')}
        />
      )}
    </AuthCard>
  );
}
