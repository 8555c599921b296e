import { useFormContext } from 'react-hook-form';
import { useCaseNames } from '@/cases/use-case-names';
import { QueryPart } from '@/shell/query-part';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/inputs/checkbox';
import type { ApplicationValues } from './application-values';

/** The cases of interest, any number of them. */
export function CaseChoices() {
  const { register } = useFormContext<ApplicationValues>();
  const { query } = useCaseNames();
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">Cases of interest</legend>
      <p className="text-muted mt-1 text-xs">They choose which claims we recommend to you.</p>
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
  );
}
