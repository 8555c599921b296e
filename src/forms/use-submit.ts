import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { setFieldErrors } from '@/api/errors/field-errors';
import { errorBodyOf, isUnanswered, messageOf, UNANSWERED } from '@/api/errors/problem';
import { sentences } from '@/domain/sentences';
import { dropForm } from '@/session/kept/kept-forms';
import { takeOver, takeOverNewer } from './take-over';

export interface SubmitOptions<Values extends FieldValues, Sent> {
  /** Asks once more before the values are sent. After a no the form stays as it is, without a message. */
  isMeant?: (sent: Sent) => Promise<boolean>;
  /** Rejects when the exchange refuses. The messages go onto the fields and into the banner. */
  onSubmit: (sent: Sent) => Promise<unknown>;
  /** What precedes the form's fields in the body, such as `user.`. */
  errorPrefix?: string;
  /** What the banner says about a failure. By default the exchange's message. */
  errorMessage?: (error: unknown) => string | null;
  /** A way on after a failure, next to the banner's text. */
  errorAction?: (error: unknown) => ReactNode;
  /**
   * The stored values of the fields as known now. Changes made elsewhere reach the fields that the person has not
   * changed, and so does the result of a save.
   */
  stored?: Values;
  /** The name under which this tab keeps what the person has typed. Never for a form with a password. */
  keepAs?: string;
}

/**
 * Sends a form, and takes over what is stored then.
 * @param shown the fields that can show a message; the banner gives the others.
 */
export function useSubmit<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  shown: ReadonlySet<string>,
  {
    isMeant,
    onSubmit,
    errorPrefix,
    errorMessage,
    errorAction,
    stored,
    keepAs,
  }: SubmitOptions<Values, Sent>,
) {
  const [banner, setBanner] = useState<{ text: string; action: ReactNode } | null>(null);
  const [submitted, setSubmitted] = useState<Values | null>(null);
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  // Later changes are compared with what was sent, including those made while it was being sent.
  useEffect(() => {
    if (isSubmitting) return;
    if (isSubmitSuccessful && submitted !== null) takeOver(form, stored ?? submitted, submitted);
    else if (stored) takeOverNewer(form, stored);
  }, [form, isSubmitting, isSubmitSuccessful, submitted, stored]);

  const submit = form.handleSubmit(async (sent) => {
    // The fields can be changed while the values are being sent.
    const values = structuredClone(form.getValues());
    setBanner(null);
    if (isMeant && !(await isMeant(sent))) {
      form.setError('root', { type: 'notMeant' });
      return;
    }
    try {
      await onSubmit(sent);
      setSubmitted(values);
      // A form that its success removes from the page is not reset any more.
      if (keepAs !== undefined) dropForm(keepAs);
    } catch (error) {
      showRefusal(error);
      form.setError('root', { type: 'server' });
    }
  });

  function showRefusal(error: unknown): void {
    const elsewhere = setFieldErrors(error, form.setError, shown, errorPrefix);
    const onFields = errorBodyOf(error)?.errors && elsewhere.length === 0;
    if (!onFields && !isDealtWith(error))
      setBanner({
        text: sentences(errorMessage?.(error) ?? messageOf(error), ...elsewhere),
        action: errorAction?.(error),
      });
    // The toast that gives the reason disappears.
    else if (isUnanswered(error)) setBanner({ text: UNANSWERED, action: null });
  }

  return { submit, banner };
}
