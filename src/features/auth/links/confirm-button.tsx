import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { AuthCard } from '../auth-card';
import { usePress } from '../use-press';

/** Takes one press: the account's own person is logged in here, or the account has no password. */
export function ConfirmButton({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const { isPending, refusal, press } = usePress(onConfirm);
  return (
    <AuthCard title="Confirm your email" description="Press the button to confirm your address.">
      <div className="grid gap-4">
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <Button size="lg" block isPending={isPending} onClick={press}>
          Confirm my email
        </Button>
      </div>
    </AuthCard>
  );
}
