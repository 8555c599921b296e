import { Button } from '@/ui/button';
import { Sheet } from '@/ui/overlay/sheet';
import { Facet } from './facet';
import type { AnyFilter, FilterParams, SetFilterParams } from './list-filter';

export interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: readonly AnyFilter[];
  params: FilterParams;
  setParams: SetFilterParams;
  onClear: () => void;
  /** The button that leads back to the rows: "Show 12 cases". */
  doneLabel: string;
}

/** All filters of a list on a phone; the rows behind it follow at once. */
export function FilterSheet({
  isOpen,
  onOpenChange,
  filters,
  params,
  setParams,
  onClear,
  doneLabel,
}: FilterSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)}>{doneLabel}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        {filters.map((filter) => (
          <Facet key={filter.label} filter={filter} params={params} setParams={setParams} />
        ))}
      </div>
    </Sheet>
  );
}
