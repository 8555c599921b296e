import type { Acting } from './use-act';

/** Why the act of a row or a card failed, below its button; what was asked about says it in its dialog. */
export function RowFailure({ acting: { failure, asked } }: { acting: Acting }) {
  if (!failure || asked) return null;
  return (
    <p role="alert" className="text-danger-ink max-w-52 text-xs whitespace-normal">
      {failure}
    </p>
  );
}
