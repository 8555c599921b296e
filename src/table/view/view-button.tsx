import { Columns3Cog } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import type { Column } from '../columns/column';
import type { ListColumns } from './list-view';

const loadPopover = async () => (await import('./view-popover')).ViewPopover;

const LABEL = 'Columns and density';
const icon = <Columns3Cog aria-hidden size={18} />;

/** Sets which columns a list shows, in which order, and how dense its rows are. Kept on the device. */
export function ViewButton({ columns }: { columns: ListColumns<Column<never, string>> }) {
  const { Part: ViewPopover, trigger } = useOnDemand(loadPopover);
  if (!ViewPopover) {
    return (
      <IconButton label={LABEL} {...trigger}>
        {icon}
      </IconButton>
    );
  }
  return (
    <ViewPopover
      columns={columns}
      label={LABEL}
      trigger={<IconButton label={LABEL}>{icon}</IconButton>}
    />
  );
}
