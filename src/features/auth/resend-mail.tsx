import { useState } from 'react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { usePress } from './use-press';

export function ResendMail({ onResend }: { onResend: () => Promise<unknown> }) {
  const [isSent, setIsSent] = useState(false);
  const { isPending, refusal, press } = usePress(async () => {
    setIsSent(false);
    await onResend();
    setIsSent(true);
  });

  return (
    <div className="grid gap-3 text-sm">
      <p className="text-muted">
        Nothing there after a minute? Check your spam folder, or{' '}
        <Button variant="link" isPending={isPending} onClick={press}>
          send it again
        </Button>
        .
      </p>
      {isSent && (
        <Alert tone="success">
          Another mail is on its way, unless you have had several already. The links in the earlier
          ones still work.
        </Alert>
      )}
      {refusal && <Alert tone="danger">{refusal}</Alert>}
    </div>
  );
}
