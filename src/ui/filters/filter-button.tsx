import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button';
import { useOnDemand } from '../hooks/use-on-demand';

interface FilterButtonProps<Part> {
  label: string;
  /** Shown after the label if the filter is set. */
  mark: ReactNode;
  /** Fetches the code of the popover. */
  load: () => Promise<Part>;
  /** The popover, which opens as soon as it is mounted, anchored to the trigger. */
  popover: (Popover: Part, trigger: ReactElement) => ReactNode;
}

/** A filter behind one button. Its popover is loaded on demand. */
export function FilterButton<Part>({ label, mark, load, popover }: FilterButtonProps<Part>) {
  const { Part, trigger } = useOnDemand(load);
  const content = (
    <>
      {label}
      {mark}
      <ChevronDown aria-hidden size={16} className="text-muted -mr-1" />
    </>
  );
  if (Part) return popover(Part, <Button variant="secondary">{content}</Button>);
  return (
    <Button variant="secondary" {...trigger}>
      {content}
    </Button>
  );
}
