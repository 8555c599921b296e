import { Alert } from '@/ui/feedback/alert';
import type { Acting } from './use-act';

/** Why an act failed, shown in the card of its button. An act with a question shows it in its dialog. */
export function ActFailure({ acting: { failure, asked } }: { acting: Acting }) {
  return failure && !asked && <Alert tone="danger">{failure}</Alert>;
}

/** The same, below the button of a row or a small card. */
export function RowFailure({ acting: { failure, asked } }: { acting: Acting }) {
  if (!failure || asked) return null;
  return (
    <p role="alert" className="text-danger-ink max-w-52 text-xs whitespace-normal">
      {failure}
    </p>
  );
}
