import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button';

export type FilterChip = {
  key: string;
  /** The facet: "Status". */
  name: string;
  /** The value in words: "Verified". */
  value: string;
  onRemove: () => void;
};

export type FilterChipsProps = { chips: FilterChip[]; onClearAll: () => void };

/** What narrows the list now. Takes no space if nothing does. */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ key: string; index: number }>(undefined);

  // A removed chip takes its focused button with it. The next button gets the focus, or the empty group.
  useEffect(() => {
    const gone = pressed.current;
    if (!gone || chips.some(({ key }) => key === gone.key)) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove filter"]');
    const next = buttons?.[Math.min(gone.index, buttons.length - 1)] ?? group.current;
    next?.focus();
  }, [chips]);

  const isEmpty = chips.length === 0;
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={isEmpty ? 'No active filters' : 'Active filters'}
      className={clsx(isEmpty && 'sr-only')}
    >
      {!isEmpty && (
        <ul className="flex flex-wrap items-center gap-2">
          {chips.map((chip, index) => (
            <li
              key={chip.key}
              className="border-line bg-surface thumb:min-h-11 flex min-h-7 items-center rounded-md border pl-2.5 text-xs"
            >
              <span className="text-muted">{chip.name}:&nbsp;</span>
              <span className="font-medium">{chip.value}</span>
              <button
                type="button"
                aria-label={`Remove filter ${chip.name}: ${chip.value}`}
                className="fade text-muted hover:text-ink thumb:size-11 ml-0.5 grid size-6 place-items-center rounded-md focus-visible:outline-offset-[-2px]"
                onClick={() => {
                  pressed.current = { key: chip.key, index };
                  chip.onRemove();
                }}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="link"
              onClick={() => {
                pressed.current = { key: chips[0]?.key ?? '', index: 0 };
                onClearAll();
              }}
            >
              Clear all
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
