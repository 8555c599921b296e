import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { setFieldErrors } from '@/api/errors/field-errors';
import { errorBodyOf, isUnanswered, messageOf, UNANSWERED } from '@/api/errors/problem';
import { sentences } from '@/domain/sentences';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/button';
import { dropForm } from '@/session/kept/kept-forms';
import { LeaveWarning } from './leave-warning';
import { ShownFields } from './shown-fields';
import { takeOver, takeOverNewer } from './take-over';
import { useKeptForm } from './use-kept-form';

export type ContractFormProps<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  /** Asks once more before what was filled in is sent; after a no the form stays as it is, and nothing is said. */
  isMeant?: (sent: Sent) => Promise<boolean>;
  /** Rejects when the exchange refuses; the messages go onto the fields and into the banner. */
  onSubmit: (sent: Sent) => Promise<unknown>;
  submitLabel: string;
  /** What stands before the form's fields in the body, as in `user.`. */
  errorPrefix?: string;
  /** What the banner says of a failure; by default the exchange's message. */
  errorMessage?: (error: unknown) => string | null;
  /** A way on from a failure, beside what the banner says of it. */
  errorAction?: (error: unknown) => ReactNode;
  /** Why it cannot be sent any more, said in the place of a failure; what was typed stays. */
  obstacle?: { text: string; action: ReactNode } | null;
  /** Asks before a changed form is left. Required, because it is easily forgotten. */
  warnOnLeave: boolean;
  /** Something beside its fields was put in, as documents are: it is lost like what was typed. */
  holdsMore?: boolean;
  /**
   * What is stored of the fields, as it is known now: what was changed elsewhere reaches those that the person has not
   * changed, and so does what became of a save.
   */
  stored?: Values;
  /** The name under which what is typed is kept in this tab for its person; never for a form with a password. */
  keepAs?: string;
  /** `secondary` for a form that is not what its page is for: a view has one primary button. */
  submitVariant?: 'primary' | 'secondary';
  /** Beside the button that submits. */
  secondaryAction?: ReactNode;
  /** Stretches the button over the width, as on cards. */
  blockSubmit?: boolean;
  /** Ends as a dialog does: the button that submits comes last, on the right, and on a phone on top. */
  isInDialog?: boolean;
  /** What a long dialog comes to: beside its buttons, which then stay at its lower edge. */
  foot?: ReactNode;
  /** A form that was not changed has nothing to submit. */
  submitUnchanged?: boolean;
  children: ReactNode;
};

/** Above a long form nobody at its button would see it. */
function showWhole(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}

/** The form shell: fields, banner, button; a failed submit never loses what was typed. */
export function ContractForm<Values extends FieldValues, Sent>({
  form,
  isMeant,
  onSubmit,
  submitLabel,
  errorPrefix = '',
  errorMessage,
  errorAction,
  obstacle = null,
  warnOnLeave,
  holdsMore = false,
  stored,
  keepAs,
  submitVariant = 'primary',
  secondaryAction,
  blockSubmit = false,
  isInDialog = false,
  foot,
  submitUnchanged = true,
  children,
}: ContractFormProps<Values, Sent>) {
  const [banner, setBanner] = useState<{ text: string; action: ReactNode } | null>(null);
  const { isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  const isOff = obstacle !== null || (!submitUnchanged && !isDirty);
  const said = obstacle ?? banner;
  const [shown] = useState(() => new Set<string>());
  const isBack = useKeptForm(form, keepAs ?? null, stored !== undefined);

  const focusFirstField = useCallback(() => {
    const [first] = shown;
    if (first !== undefined) form.setFocus(first as Path<Values>);
  }, [form, shown]);

  // A dialog gives the focus to what comes first, which is now the button that discards.
  useEffect(() => {
    if (isBack && isInDialog) queueMicrotask(focusFirstField);
  }, [isBack, isInDialog, focusFirstField]);

  const [submitted, setSubmitted] = useState<Values | null>(null);

  // What was sent is what a later change is measured against, and so is one that was made while it was on its way.
  useEffect(() => {
    if (isSubmitting) return;
    if (isSubmitSuccessful && submitted !== null) takeOver(form, stored ?? submitted, submitted);
    else if (stored) takeOverNewer(form, stored);
  }, [form, isSubmitting, isSubmitSuccessful, submitted, stored]);

  const submit = form.handleSubmit(async (sent) => {
    // The fields can be changed while it is on its way.
    const values = structuredClone(form.getValues());
    setBanner(null);
    if (isMeant && !(await isMeant(sent))) {
      form.setError('root', { type: 'notMeant' });
      return;
    }
    try {
      await onSubmit(sent);
      setSubmitted(values);
      // A form that is taken off the page by its success is not reset any more.
      if (keepAs !== undefined) dropForm(keepAs);
    } catch (error) {
      const elsewhere = setFieldErrors(error, form.setError, shown, errorPrefix);
      const onFields = errorBodyOf(error)?.errors && elsewhere.length === 0;
      if (!onFields && !isDealtWith(error))
        setBanner({
          text: sentences(errorMessage?.(error) ?? messageOf(error), ...elsewhere),
          action: errorAction?.(error),
        });
      // The toast has said why, and passes.
      else if (isUnanswered(error)) setBanner({ text: UNANSWERED, action: null });
      form.setError('root', { type: 'server' });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => (isOff ? event.preventDefault() : void submit(event))}
        // Within a grid nothing sticks beyond its own row.
        className="flex flex-col gap-5"
      >
        {said && (
          // What comes in the place of a failure is shown and read out as well.
          <div key={said.text} ref={showWhole}>
            <Alert tone="danger" action={said.action}>
              {said.text}
            </Alert>
          </div>
        )}
        {isBack && isDirty && (
          <Alert
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  focusFirstField();
                  form.reset();
                }}
              >
                Discard
              </Button>
            }
          >
            What you typed before is here again. It was not sent.
          </Alert>
        )}
        <ShownFields value={shown}>{children}</ShownFields>
        <div className={layoutOf({ foot, blockSubmit, isInDialog })}>
          {foot}
          {isInDialog && secondaryAction}
          <Button
            type="submit"
            variant={submitVariant}
            isPending={isSubmitting}
            block={blockSubmit}
            size={blockSubmit ? 'lg' : 'md'}
            // Not `disabled`, which would drop the focus to <body> as soon as all is saved.
            aria-disabled={isOff || undefined}
            className={isOff ? 'opacity-50' : undefined}
          >
            {submitLabel}
          </Button>
          {!isInDialog && secondaryAction}
        </div>
      </form>
      {warnOnLeave && (
        <LeaveWarning
          isDirty={(isDirty || holdsMore) && !isSubmitting && !isSubmitSuccessful}
          asksOnClose={keepAs === undefined}
          onLeave={() => keepAs !== undefined && dropForm(keepAs)}
        />
      )}
    </FormProvider>
  );
}

/** How the buttons of a form lie. */
function layoutOf({
  foot,
  blockSubmit,
  isInDialog,
}: Pick<ContractFormProps<FieldValues, unknown>, 'foot' | 'blockSubmit' | 'isInDialog'>): string {
  if (foot)
    return 'bg-raised border-line enlarged:static sticky -bottom-3 -mx-4 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3';
  if (isInDialog) return 'flex flex-col-reverse gap-2 pb-2 sm:flex-row sm:justify-end';
  return blockSubmit ? 'grid gap-3' : 'flex flex-wrap items-center gap-3';
}
