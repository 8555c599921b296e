import { Columns3Cog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import type { ListTable } from '../rows/use-list-table';
import type { ViewPopover as ViewPopoverType } from './view-popover';

const loadPopover = async () => ({ default: (await import('./view-popover')).ViewPopover });
// `lazy` forgets the type parameter of the component.
const ViewPopover = lazy(loadPopover) as unknown as typeof ViewPopoverType;

const LABEL = 'Columns and density';
const icon = <Columns3Cog aria-hidden size={18} />;

/** Which columns a list shows, in which order, and how close its rows stand; kept on the device. */
export function ViewButton<Row extends { id: number }>({
  table,
  onReset,
}: {
  table: ListTable<Row>;
  /** Undefined where nothing was chosen. */
  onReset: (() => void) | undefined;
}) {
  const { isWanted, trigger } = useOnDemand(loadPopover);
  const waiting = (
    <IconButton label={LABEL} {...trigger}>
      {icon}
    </IconButton>
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ViewPopover
        table={table}
        onReset={onReset}
        label={LABEL}
        trigger={<IconButton label={LABEL}>{icon}</IconButton>}
      />
    </Suspense>
  );
}
