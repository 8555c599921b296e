import { Columns3Cog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import type { Column } from '../columns/column';
import type { ListColumns } from './list-view';

const loadPopover = async () => ({ default: (await import('./view-popover')).ViewPopover });
const ViewPopover = lazy(loadPopover);

const LABEL = 'Columns and density';
const icon = <Columns3Cog aria-hidden size={18} />;

/** Which columns a list shows, in which order, and how close its rows stand; kept on the device. */
export function ViewButton({ columns }: { columns: ListColumns<Column<never, string>> }) {
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
        columns={columns}
        label={LABEL}
        trigger={<IconButton label={LABEL}>{icon}</IconButton>}
      />
    </Suspense>
  );
}
