import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { Tooltip } from '@/ui/overlay/tooltip';
import type { Selection } from '../rows/use-selection';
import type { BulkAct } from './bulk-act';
import type { Bulk } from './use-bulk';

interface BulkBarProps<Row extends { id: number }> {
  acts: readonly BulkAct<Row>[];
  selection: Selection<Row>;
  bulk: Bulk<Row>;
  /** "2 selected"; the list's own status says them to who does not see them. */
  words: string;
}

/** What may be done with the selected rows; stands where the filters stood, and stays in view. */
export function BulkBar<Row extends { id: number }>({
  acts,
  selection,
  bulk,
  words,
}: BulkBarProps<Row>) {
  const selected = selection.rows;

  // The bar goes, with its button.
  const clear = () => closeAndFocusHeading(() => selection.selectAll(false));
  return (
    <div role="group" aria-label="Selected rows" className="flex flex-wrap items-center gap-2">
      <p className="tabular mr-2 text-sm font-medium">{words}</p>
      {acts.map((act) => {
        const possible = selected.filter((row) => act.isPossible?.(row) ?? true).length;
        const isOff = possible === 0 && bulk.pending === null;
        return (
          <Tooltip key={act.label} text={isOff ? `Possible for none of the ${words}` : undefined}>
            <Button
              variant="secondary"
              disabled={isOff}
              isPending={bulk.pending === act.label}
              onClick={() => bulk.start(act)}
            >
              {act.label}
              {possible > 0 && possible < selected.length && ` ${possible}`}
            </Button>
          </Tooltip>
        );
      })}
      <Button variant="ghost" onClick={clear}>
        Clear selection
      </Button>
    </div>
  );
}
