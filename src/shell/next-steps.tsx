import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { maySubmitIdentity } from '@/domain/user-status';
import { pathTo } from '@/paths';
import { pathOfKeptDraft } from '@/session/claim-drafts';
import { Card, CardHeader } from '@/ui/data/card';

interface Step {
  to: string;
  title: string;
  text: string;
}

/** What a user should do now, most urgent first; the pages of both portals begin with it. */
function stepsFor(user: User): Step[] {
  const steps: Step[] = [];
  const begun = pathOfKeptDraft();
  // A draft of the account stands among the claims.
  if (begun?.startsWith(pathTo('claimOnboarding'))) {
    steps.push({
      to: begun,
      title: 'Continue your claim',
      text: 'You began to write it on this device.',
    });
  }
  if (user.buyerAccount && !user.buyerAccount.agreementAccepted) {
    steps.push({
      to: pathTo('newAgreement'),
      title: 'Look at the agreement',
      text: 'Bidding opens once it is accepted.',
    });
  }
  if (user.email_verified_at === null) {
    steps.push({
      to: pathTo('accountSettings'),
      title: 'Confirm your e-mail address',
      text: `We sent a mail to ${user.email}.`,
    });
  }
  if (maySubmitIdentity(user.identity_status)) {
    steps.push({
      to: pathTo('verifyIdentity'),
      title:
        user.identity_status === 'not_submitted'
          ? 'Verify your identity'
          : 'Send your papers again',
      text: 'Needed once, before a claim can be listed or a bid be made.',
    });
  }
  if (user.payment_method === null) {
    steps.push({
      to: pathTo('settings'),
      title: 'Choose how you are paid',
      text: 'So that a sale does not wait for it.',
    });
  }
  return steps;
}

export function NextSteps({ user }: { user: User }) {
  const steps = stepsFor(user);
  return (
    <Card>
      <CardHeader title="To do" />
      {steps.length === 0 ? (
        <p className="text-muted flex items-center gap-2 p-4 text-sm">
          <CircleCheck aria-hidden size={18} className="text-primary" />
          Nothing waits for you.
        </p>
      ) : (
        <ul>
          {steps.map((step) => (
            <li
              key={step.title}
              className="border-line hover:bg-subtle relative flex items-center gap-4 border-b p-4 last:border-0"
            >
              <div className="min-w-0 flex-1">
                <Link to={step.to} className="text-sm font-medium after:absolute after:inset-0">
                  {step.title}
                </Link>
                <p className="text-muted text-sm wrap-anywhere">{step.text}</p>
              </div>
              <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
