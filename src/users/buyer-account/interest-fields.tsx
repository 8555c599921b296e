import { useFormContext } from 'react-hook-form';
import { useCaseNames } from '@/cases/use-case-names';
import { NumberField } from '@/forms/number-field';
import { QueryPart } from '@/page/query-part';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/inputs/checkbox';

/** What a form holds of a buyer's interests. */
export interface InterestValues {
  investment_min: string;
  investment_max: string;
  case_ids: string[];
}

const IN_USD = { prefix: '$', maxLength: 30 };

/** Which claims a buyer looks for: how large, and of which cases, any number of them. */
export function InterestFields() {
  const { register } = useFormContext<InterestValues>();
  const { query } = useCaseNames();
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
      <fieldset className="grid gap-3">
        <legend className="text-sm font-medium">Cases of interest</legend>
        <p className="text-muted mt-1 text-xs">
          With what you follow, they decide which claims appear under “Claims for you”.
        </p>
        <QueryPart query={query} skeleton={<Skeleton className="h-40" />}>
          {({ cases }) => (
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {cases.map(({ id, name }) => (
                <Checkbox key={id} label={name} value={String(id)} {...register('case_ids')} />
              ))}
            </div>
          )}
        </QueryPart>
      </fieldset>
    </>
  );
}
