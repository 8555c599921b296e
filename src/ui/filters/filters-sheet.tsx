import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { Sheet } from '../overlay/sheet';

export interface FiltersSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClear: () => void;
  /** The button that leads back to the filtered list: "Show 12 cases". */
  doneLabel: string;
  children: ReactNode;
}

/** The filters on a phone. The list behind them follows at once. */
export function FiltersSheet({ onClear, doneLabel, children, ...sheet }: FiltersSheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(0);

  function leave() {
    // Safari leaves the focus in a box when a button is pressed, and a box applies its text when it loses the focus.
    flushSync(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const faulty = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return sheet.onOpenChange(false);
    faulty.focus();
    // Its error message is below it, where the buttons would cover it.
    faulty.scrollIntoView({ block: 'center' });
  }

  return (
    <Sheet
      {...sheet}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              setCleared(cleared + 1);
              onClear();
            }}
          >
            Clear all
          </Button>
          <Button onClick={leave}>{doneLabel}</Button>
        </>
      }
    >
      {/* Clearing mounts new boxes, because it also removes text that was typed and not applied. */}
      <div key={cleared} ref={body}>
        {children}
      </div>
    </Sheet>
  );
}
