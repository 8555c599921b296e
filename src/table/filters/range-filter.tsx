import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '@/ui/button';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import type { RangeFilterProps } from './range-popover';

const loadPopover = async () => ({ default: (await import('./range-popover')).RangePopover });
const RangePopover = lazy(loadPopover);

/** From and to of a number, behind one button like the filters beside it; both ends count. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, value } = props;
  const { isWanted, trigger } = useOnDemand(loadPopover);
  const content = (
    <>
      {label}
      {(value.min !== undefined || value.max !== undefined) && (
        <>
          <span aria-hidden className="bg-primary size-1.5 rounded-full" />
          <span className="sr-only">, set</span>
        </>
      )}
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
      <RangePopover {...props} trigger={<Button variant="secondary">{content}</Button>} />
    </Suspense>
  );
}
