import { X } from 'lucide-react';
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

/** What narrows a list right now; nothing at all where nothing does. */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li
          key={chip.key}
          className="border-line bg-surface flex h-8 items-center rounded-md border pl-2.5 text-xs sm:h-7"
        >
          <span className="text-muted">{chip.name}:&nbsp;</span>
          <span className="font-medium">{chip.value}</span>
          <button
            type="button"
            aria-label={`Remove filter ${chip.name}: ${chip.value}`}
            className="fade text-muted hover:text-ink ml-0.5 grid size-7 place-items-center rounded-md focus-visible:outline-offset-[-2px] sm:size-6"
            onClick={chip.onRemove}
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" onClick={onClearAll}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
