import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import type { Selection } from '../rows/use-selection';
import type { BulkAct } from './bulk-act';
import type { Bulk } from './use-bulk';

interface BulkBarProps<Row extends { id: number }> {
  acts: readonly BulkAct<Row>[];
  selection: Selection<Row>;
  bulk: Bulk<Row>;
  /** "2 selected". The list's own status says this to people who cannot see it. */
  words: string;
}

/** The acts on the selected rows. Replaces the filters and stays in view. */
export function BulkBar<Row extends { id: number }>({
  acts,
  selection,
  bulk,
  words,
}: BulkBarProps<Row>) {
  const selected = selection.rows;
  const choices = acts
    .map((act) => ({
      act,
      possible: selected.filter((row) => act.isPossible?.(row) ?? true).length,
    }))
    .filter(({ act, possible }) => possible > 0 || bulk.pending === act.label);
  // The bar disappears, and its button with it.
  const clear = () => closeAndFocusHeading(() => selection.selectAll(false));
  return (
    <div role="group" aria-label="Selected rows" className="flex flex-wrap items-center gap-2">
      <p className="tabular mr-2 text-sm font-medium">{words}</p>
      {choices.length === 0 && (
        <p className="text-muted text-sm">
          Nothing can be done with {selected.length === 1 ? 'this one' : 'these together'}.
        </p>
      )}
      {choices.map(({ act, possible }) => (
        <Button
          key={act.label}
          variant="secondary"
          // Another act would still send the versions of the rows that the first act has just changed.
          disabled={bulk.pending !== null && bulk.pending !== act.label}
          isPending={bulk.pending === act.label}
          onClick={() => bulk.start(act)}
        >
          {act.label}
          {possible > 0 && possible < selected.length && ` ${possible}`}
        </Button>
      ))}
      <Button variant="ghost" disabled={bulk.pending !== null} onClick={clear}>
        Clear selection
      </Button>
    </div>
  );
}
