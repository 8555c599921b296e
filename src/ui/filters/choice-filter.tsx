import type { ChoiceFilterProps } from './choice-popover';
import { FilterButton } from './filter-button';

const loadPopover = async () => (await import('./choice-popover')).ChoicePopover;

/** Several values of one facet, behind one button that says how many are chosen. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, value } = props;
  return (
    <FilterButton
      label={label}
      mark={
        value.length > 0 && (
          <span className="tabular bg-primary-soft text-on-primary-soft min-w-5 rounded-md px-1 text-center text-xs leading-5">
            {value.length}
            <span className="sr-only"> chosen</span>
          </span>
        )
      }
      load={loadPopover}
      popover={(ChoicePopover, trigger) => <ChoicePopover {...props} trigger={trigger} />}
    />
  );
}
