import type { ReactNode } from 'react';
import { Button } from '../button';
import { Sheet } from '../overlay/sheet';

export interface FiltersSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClear: () => void;
  /** The button that leads back to what is filtered: "Show 12 cases". */
  doneLabel: string;
  children: ReactNode;
}

/** The filters on a phone; what is filtered follows at once behind them. */
export function FiltersSheet({ onClear, doneLabel, ...sheet }: FiltersSheetProps) {
  return (
    <Sheet
      {...sheet}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={() => sheet.onOpenChange(false)}>{doneLabel}</Button>
        </>
      }
    />
  );
}
