import { useState, type ReactNode, type SubmitEvent } from 'react';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { setFieldErrors } from '@/api/errors/field-errors';
import { errorBodyOf, isUnanswered, messageOf, UNANSWERED } from '@/api/errors/problem';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { fetchAhead, optionalCode } from '@/ui/fetch-ahead';
import type { lightChecks } from './light-checks';

const loadChecks = async () => (await import('./light-checks')).lightChecks;

type Faults<Name extends string> = Partial<Record<Name, ReactNode>>;

interface LightFormProps<Name extends string> {
  /** The fields, in display order. */
  names: readonly Name[];
  /** The rules that check it. */
  check: keyof typeof lightChecks;
  /** Rejects when the exchange refuses. */
  onSubmit: (values: Record<Name, string>) => Promise<unknown>;
  /** Turns a refusal into field messages of its own. Null leaves it to the field that it names, or to the banner. */
  faultsOf?: (error: unknown) => Faults<Name> | null;
  submitLabel: string;
  secondaryAction: ReactNode;
  children: (faults: Faults<Name>) => ReactNode;
}

/**
 * The form of the login, which opens most first visits. It behaves like a ContractForm, but the browser keeps the
 * values, and the first paint needs none of the 25 KB of form library and schemas.
 */
export function LightForm<Name extends string>({
  names,
  check,
  onSubmit,
  faultsOf,
  submitLabel,
  secondaryAction,
  children,
}: LightFormProps<Name>) {
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    // Built from the names themselves. None of the fields is a file.
    const values = Object.fromEntries(names.map((name) => [name, data.get(name)])) as Record<
      Name,
      string
    >;

    function show(found: Faults<Name>) {
      setFaults(found);
      const first = names.find((name) => found[name] !== undefined);
      const field = first && form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    }

    setBanner(null);
    setFaults({});
    setIsPending(true);
    try {
      // If the code of the checks cannot be loaded, the exchange checks alone, with the same rules.
      const checks = await optionalCode(loadChecks);
      const found = checks?.[check](values) ?? {};
      if (Object.keys(found).length > 0) show(found as Faults<Name>);
      else await onSubmit(values);
    } catch (error) {
      const found: Faults<Name> = faultsOf?.(error) ?? {};
      const isOnField = Object.keys(found).length > 0;
      const elsewhere = setFieldErrors<Record<string, string>>(
        error,
        (name, { message }) => Object.assign(found, { [name]: message }),
        new Set(names),
        'user.',
      );
      show(found);
      if (
        !isOnField &&
        !isDealtWith(error) &&
        (elsewhere.length > 0 || !errorBodyOf(error)?.errors)
      ) {
        setBanner([messageOf(error), ...elsewhere].join(' '));
      } else if (isUnanswered(error)) setBanner(UNANSWERED);
    } finally {
      setIsPending(false);
    }
  }

  /** Removes the error of a field that is being corrected. */
  function forget(name: string) {
    setFaults((before) => ({ ...before, [name]: undefined }));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' focus bubbles here
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
      onFocus={() => fetchAhead(loadChecks)}
      onChange={({ target }) => target instanceof HTMLInputElement && forget(target.name)}
    >
      {banner && <Alert tone="danger">{banner}</Alert>}
      {children(faults)}
      <div className="grid gap-3">
        <Button type="submit" size="lg" block isPending={isPending}>
          {submitLabel}
        </Button>
        {secondaryAction}
      </div>
    </form>
  );
}
