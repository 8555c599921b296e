import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
export function FiltersSheet({ onClear, doneLabel, children, ...sheet }: FiltersSheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(0);

  function leave() {
    // Safari leaves the focus in a box when a button is pressed, and a box applies what is typed when it is left.
    flushSync(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const faulty = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return sheet.onOpenChange(false);
    faulty.focus();
    // The words of its fault stand below it, where the buttons would cover them.
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
      {/* Another one after clearing, for what is typed and not applied goes as well. */}
      <div key={cleared} ref={body}>
        {children}
      </div>
    </Sheet>
  );
}
