import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { setFieldErrors } from '@/api/errors/field-errors';
import { errorBodyOf, isUnanswered, messageOf, UNANSWERED } from '@/api/errors/problem';
import { sentences } from '@/domain/sentences';
import type { SaveState } from '@/forms/saving/use-autosave';
import { NOT_SAVED_YET } from '@/forms/saving/use-saved-form';
import { toast } from '@/ui/feedback/toast';
import { isConflict } from './save-problem';

interface SubmissionOptions<Values extends FieldValues, Sent, Saved> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** From `useSavedForm`. */
  savedForm: { saveState: SaveState; saveError: unknown; submit: () => Promise<Saved | null> };
  /** The step of each thing that is missing or wrong. With any, nothing is submitted. */
  gaps: readonly string[];
  /** What precedes the form's fields in the body, such as `claim.`. */
  errorPrefix: string;
  /** Asks once more before it is submitted. */
  isMeant?: () => Promise<boolean>;
  /** Called if something outside the fields is missing or wrong. It may have changed since it was read. */
  onGaps?: () => void;
  onSubmitted: (submitted: Saved) => void;
}

/** The last button of a stepper. It shows what prevents the submission, and pressing it again is another try. */
export function useSubmission<Values extends FieldValues, Sent, Saved>({
  form,
  savedForm,
  gaps,
  errorPrefix,
  isMeant,
  onGaps,
  onSubmitted,
}: SubmissionOptions<Values, Sent, Saved>) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const gapHeading = useRef<HTMLHeadingElement>(null);
  const problemTitle = useRef<HTMLSpanElement>(null);

  async function submit(): Promise<void> {
    if (isConflict(savedForm.saveState, savedForm.saveError)) {
      problemTitle.current?.focus();
      return;
    }
    if (gaps.length > 0) {
      gapHeading.current?.focus();
      onGaps?.();
      return;
    }
    if (isMeant && !(await isMeant())) return;
    setIsSubmitting(true);
    setSubmitError(null);
    try {
      const submitted = await savedForm.submit();
      if (submitted) {
        toast.success('Submitted for review');
        onSubmitted(submitted);
        return;
      }
      // A refused save is explained above the step. After a failed one the person tries again.
      flushSync(() => setIsSubmitting(false));
      if (problemTitle.current) problemTitle.current.focus();
      else setSubmitError(NOT_SAVED_YET);
    } catch (error) {
      showRefusal(error);
    } finally {
      setIsSubmitting(false);
    }
  }

  function showRefusal(error: unknown): void {
    const fields = form.getValues();
    const isField = (path: string) => (path.split('.')[0] ?? '') in fields;
    // Messages about anything but the form's fields, such as a document, are shown next to the button.
    const elsewhere = setFieldErrors(error, form.setError, { has: isField }, errorPrefix);
    if (elsewhere.length > 0) onGaps?.();
    const all = Object.values(errorBodyOf(error)?.errors ?? {}).flat();
    const areOnFields = elsewhere.length === 0 || elsewhere.length < all.length;
    if (!isDealtWith(error))
      setSubmitError(sentences(areOnFields && messageOf(error), ...elsewhere));
    // The toast that gives the reason disappears.
    else if (isUnanswered(error)) setSubmitError(UNANSWERED);
  }

  return { submit: () => void submit(), isSubmitting, submitError, gapHeading, problemTitle };
}
