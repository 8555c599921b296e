import { ChevronDown } from 'lucide-react';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button';
import { useOnDemand } from '../hooks/use-on-demand';

interface FilterButtonProps {
  label: string;
  /** Behind the label, where the filter is set. */
  mark: ReactNode;
  /** Fetches the code of the popover. */
  load: () => Promise<unknown>;
  /** The popover, which opens as soon as it is there, with the button that it hangs from. */
  popover: (trigger: ReactElement) => ReactNode;
}

/** A filter behind one button; what it opens is fetched when it is wanted. */
export function FilterButton({ label, mark, load, popover }: FilterButtonProps) {
  const { isWanted, trigger } = useOnDemand(load);
  const content = (
    <>
      {label}
      {mark}
      <ChevronDown aria-hidden size={16} className="text-muted -mr-1" />
    </>
  );
  const waiting = (
    <Button variant="secondary" {...trigger}>
      {content}
    </Button>
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      {popover(<Button variant="secondary">{content}</Button>)}
    </Suspense>
  );
}
