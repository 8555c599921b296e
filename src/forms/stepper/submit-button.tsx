import { useId } from 'react';
import { Button } from '@/ui/button';

interface SubmitButtonProps {
  label?: string;
  isSubmitting: boolean;
  /** What has to end before anything can be submitted, as a sentence. */
  waitsFor: string | null;
  onSubmit: () => void;
}

/** The last button of a stepper, with what it is still waiting for. */
export function SubmitButton({
  label = 'Submit for review',
  isSubmitting,
  waitsFor,
  onSubmit,
}: SubmitButtonProps) {
  const waitsForId = useId();
  return (
    <>
      {waitsFor && (
        <p id={waitsForId} className="text-sm wrap-anywhere">
          {waitsFor}
        </p>
      )}
      <div>
        <Button
          isPending={isSubmitting}
          // Not `disabled`: the focus would be lost when the upload of a file begins.
          aria-disabled={waitsFor !== null || undefined}
          aria-describedby={waitsFor ? waitsForId : undefined}
          className={waitsFor ? 'opacity-50' : undefined}
          onClick={() => waitsFor === null && onSubmit()}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
