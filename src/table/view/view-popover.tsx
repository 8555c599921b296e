import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Checkbox } from '@/ui/inputs/checkbox';
import { Segments } from '@/ui/inputs/segments';
import { Popover } from '@/ui/overlay/popover';
import type { Column } from '../columns/column';
import { useDensity, type Density, type ListColumns } from './list-view';

const DENSITIES: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** Not `disabled`: a column moved to an end would make its button lose the focus. */
const UNABLE = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

interface ViewPopoverProps {
  columns: ListColumns<Column<never, string>>;
  label: string;
  trigger: ReactElement;
}

/** The panel of a ViewButton. Opens as soon as it is mounted. */
export function ViewPopover({ columns, label, trigger }: ViewPopoverProps) {
  const [density, setDensity] = useDensity();
  const { all, shown, setShown, move, reset } = columns;
  return (
    <Popover label={label} align="end" className="w-72" isOpenAtFirst trigger={trigger}>
      <div className="border-line border-b p-3">
        <Segments label="Density" options={DENSITIES} value={density} onChange={setDensity} />
      </div>
      <fieldset className="p-2">
        <legend className="text-muted px-1.5 pt-1 text-xs">Columns</legend>
        <ul className="grid">
          {all.map((column, index) => {
            const { key, header } = column;
            return (
              <li key={key} className="hover:bg-subtle flex items-center rounded-md pl-1.5">
                <Checkbox
                  className="min-w-0 flex-1 py-1"
                  label={header}
                  disabled={index === 0}
                  checked={shown.includes(column)}
                  onChange={({ target }) => setShown(key, target.checked)}
                />
                {index > 0 && (
                  <>
                    <IconButton
                      size="sm"
                      label={`Move ${header} up`}
                      aria-disabled={index === 1}
                      className={UNABLE}
                      onClick={() => index > 1 && move(key, -1)}
                    >
                      <ArrowUp aria-hidden size={14} />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Move ${header} down`}
                      aria-disabled={index === all.length - 1}
                      className={UNABLE}
                      onClick={() => index < all.length - 1 && move(key, 1)}
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
        <Button block variant="ghost" size="sm" disabled={!reset} onClick={reset}>
          Reset columns
        </Button>
      </div>
    </Popover>
  );
}
