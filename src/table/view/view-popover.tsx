import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Checkbox } from '@/ui/inputs/checkbox';
import { Segments } from '@/ui/inputs/segments';
import { Popover } from '@/ui/overlay/popover';
import type { ListTable } from '../rows/use-list-table';
import { useDensity, type Density } from './list-view';

const DENSITIES: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

interface ViewPopoverProps<Row extends { id: number }> {
  table: ListTable<Row>;
  onReset: (() => void) | undefined;
  label: string;
  trigger: ReactElement;
}

/** The panel of a ViewButton; opens as soon as it is there. */
export function ViewPopover<Row extends { id: number }>({
  table,
  onReset,
  label,
  trigger,
}: ViewPopoverProps<Row>) {
  const [density, setDensity] = useDensity();
  const order = table.state.columnOrder;
  const columns = order.flatMap((id) => table.getColumn(id) ?? []);

  function move(id: string, by: 1 | -1): void {
    const from = order.indexOf(id);
    table.setColumnOrder(order.with(from, order[from + by] ?? id).with(from + by, id));
  }

  return (
    <Popover label={label} align="end" className="w-72" isOpenAtFirst trigger={trigger}>
      <div className="border-line border-b p-3">
        <Segments label="Density" options={DENSITIES} value={density} onChange={setDensity} />
      </div>
      <fieldset className="p-2">
        <legend className="text-muted px-1.5 pt-1 text-xs">Columns</legend>
        <ul className="grid">
          {columns.map((column, index) => {
            const name = String(column.columnDef.header);
            return (
              <li key={column.id} className="hover:bg-subtle flex items-center rounded-md pl-1.5">
                <Checkbox
                  className="min-w-0 flex-1 py-1"
                  label={name}
                  disabled={!column.getCanHide()}
                  checked={column.getIsVisible()}
                  onChange={column.getToggleVisibilityHandler()}
                />
                {index > 0 && (
                  <>
                    <IconButton
                      size="sm"
                      label={`Move ${name} up`}
                      disabled={index === 1}
                      onClick={() => move(column.id, -1)}
                    >
                      <ArrowUp aria-hidden size={14} />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Move ${name} down`}
                      disabled={index === columns.length - 1}
                      onClick={() => move(column.id, 1)}
                    >
                      <ArrowDown aria-hidden size={14} />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      <div className="border-line border-t p-2">
        <Button block variant="ghost" size="sm" disabled={!onReset} onClick={onReset}>
          Reset columns
        </Button>
      </div>
    </Popover>
  );
}
