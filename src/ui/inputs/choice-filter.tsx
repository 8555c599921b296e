import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../button';
import { useOnDemand } from '../hooks/use-on-demand';
import type { ChoiceFilterProps, ChoicePopover as ChoicePopoverType } from './choice-popover';

const loadPopover = async () => ({ default: (await import('./choice-popover')).ChoicePopover });
// `lazy` forgets the type parameter of the component.
const ChoicePopover = lazy(loadPopover) as unknown as typeof ChoicePopoverType;

/** Several values of one facet, behind one button that says how many are chosen. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, value } = props;
  const { isWanted, trigger } = useOnDemand(loadPopover);
  const content = (
    <>
      {label}
      {value.length > 0 && (
        <span className="tabular bg-primary-soft text-on-primary-soft min-w-5 rounded-md px-1 text-center text-xs leading-5">
          {value.length}
          <span className="sr-only"> chosen</span>
        </span>
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
      <ChoicePopover {...props} trigger={<Button variant="secondary">{content}</Button>} />
    </Suspense>
  );
}
