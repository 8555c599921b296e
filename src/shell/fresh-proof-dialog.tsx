import { useState } from 'react';
import { useSendMagicLink } from '@generated/api/auth/auth';
import { useCreateFreshProof } from '@generated/api/session/session';
import { freshProofInputAsks } from '@generated/asks';
import type { FreshProofInput, User } from '@generated/model';
import { CreateFreshProofBody } from '@generated/zod/session/session';
import { standingReason } from '@/api/errors/error-catalogue';
import { answerProof } from '@/api/fresh-proof';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { PROOF_MS } from '@/domain/users/links/link-lifetimes';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Dialog } from '@/ui/overlay/dialog';

const WHY = `Your password, your email address and where you are paid change only within ${lifetimeWords(PROOF_MS)} of a login.`;

/** Asks a person who has been logged in for a while to prove that they are still the same person. */
export function FreshProofDialog() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return user.has_set_password ? <PasswordDialog user={user} /> : <LinkDialog user={user} />;
}

function PasswordDialog({ user }: { user: User }) {
  const { mutateAsync: prove } = useCreateFreshProof();
  const form = useContractForm<FreshProofInput>(CreateFreshProofBody, {
    asks: freshProofInputAsks,
    defaultValues: { password: '' },
  });

  async function save(data: FreshProofInput) {
    await prove({ data });
    answerProof(true);
  }

  return (
    <RecordDialog
      title="Enter your password"
      description={WHY}
      version={null}
      form={form}
      onSubmit={save}
      submitLabel="Go on"
      onClose={() => answerProof(false)}
      above={<LinkInstead user={user} />}
    >
      {/* Password managers need it to know whose password is asked for. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField<FreshProofInput> name="password" label="Password" kind="current" />
    </RecordDialog>
  );
}

/** For an account without a password. */
function LinkDialog({ user }: { user: User }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answerProof(false)}
      title="Log in again"
      description={WHY}
      footer={
        <Button variant="secondary" onClick={() => answerProof(false)}>
          Close
        </Button>
      }
    >
      <LinkInstead user={user} />
    </Dialog>
  );
}

/** A link by email proves as much as the password. */
function LinkInstead({ user: { email } }: { user: User }) {
  const { mutateAsync: sendLink, isPending } = useSendMagicLink();
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);

  async function send() {
    try {
      await sendLink({ data: { user: { email } } });
      setOutcome({
        isSent: true,
        text: `We have sent a link to ${email}. Open it in this browser, then come back and save again.`,
      });
    } catch (error) {
      const reason = standingReason(error);
      if (reason !== null) setOutcome({ isSent: false, text: reason });
    }
  }

  return (
    <div className="mt-4 grid justify-items-start gap-3 text-sm" aria-live="polite">
      {outcome && <Alert tone={outcome.isSent ? 'success' : 'danger'}>{outcome.text}</Alert>}
      {!outcome?.isSent && (
        <Button variant="link" isPending={isPending} onClick={() => void send()}>
          Send me a link to log in again
        </Button>
      )}
    </div>
  );
}
