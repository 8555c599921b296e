import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { CaseSummary } from '@generated/model';
import { useCaseNames } from '@/cases/use-case-names';
import { NumberField } from '@/forms/number-field';
import { useShownField } from '@/forms/shown-fields';
import { QueryPart } from '@/page/query-part';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/inputs/checkbox';
import { FieldErrorLine } from '@/ui/inputs/field-error';
import type { InterestValues } from './interests';

const IN_USD = { prefix: '$', maxLength: 30 };

/** The claims that a buyer is looking for: how large, and from which cases, any number of them. */
export function InterestFields() {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField<InterestValues>
          name="investment_min"
          label="Smallest face amount"
          {...IN_USD}
        />
        <NumberField<InterestValues>
          name="investment_max"
          label="Largest face amount"
          {...IN_USD}
        />
      </div>
      <CasesOfInterest />
    </>
  );
}

/** Each box adds or removes only its own case, so cases without a box stay chosen. */
function CasesOfInterest() {
  useShownField('case_ids');
  const { field, fieldState } = useController<InterestValues, 'case_ids'>({ name: 'case_ids' });
  const { query, nameOf } = useCaseNames();
  // Their boxes stay, so that they can be ticked again.
  const [unticked, setUnticked] = useState<readonly number[]>([]);
  const hintId = useId();
  const errorId = useId();
  const chosen = field.value;
  const error = fieldState.error?.message;

  function toggle(id: number, isOn: boolean) {
    field.onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
    if (!isOn) setUnticked([...unticked, id]);
  }

  return (
    <fieldset className="grid gap-3" aria-describedby={clsx(error && errorId, hintId)}>
      <legend className="text-sm font-medium">Cases of interest</legend>
      <p id={hintId} className="text-muted mt-1 text-xs">
        With what you follow, they decide which claims appear under “Claims for you”.
      </p>
      <QueryPart query={query} skeleton={<Skeleton className="h-40" />}>
        {({ cases }) => (
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {offered(cases, [...chosen, ...unticked]).map((id, index) => (
              <Checkbox
                key={id}
                ref={index === 0 ? field.ref : undefined}
                label={nameOf(id)}
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                onBlur={field.onBlur}
              />
            ))}
          </div>
        )}
      </QueryPart>
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
    </fieldset>
  );
}

/** The cases that take new claims, and those already chosen, whatever has become of them. */
function offered(cases: readonly CaseSummary[], chosen: readonly number[]): number[] {
  const listed = cases.filter(({ id, status }) => status === 'active' || chosen.includes(id));
  const ids = listed.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  return [...ids, ...new Set(others.toSorted((one, other) => one - other))];
}
