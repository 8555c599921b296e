import { FilterButton } from '@/ui/filters/filter-button';
import type { RangeFilterProps } from './range-popover';

const loadPopover = async () => (await import('./range-popover')).RangePopover;

/** A number range behind one button, like the filters next to it. It includes both ends. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, value } = props;
  return (
    <FilterButton
      label={label}
      mark={
        (value.min !== undefined || value.max !== undefined) && (
          <>
            <span aria-hidden className="bg-primary size-1.5 rounded-full" />
            <span className="sr-only">, set</span>
          </>
        )
      }
      load={loadPopover}
      popover={(RangePopover, trigger) => <RangePopover {...props} trigger={trigger} />}
    />
  );
}
