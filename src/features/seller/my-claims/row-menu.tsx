import type { ReactElement } from 'react';
import type { Act } from '@/acts/act';
import { DropdownMenu, DropdownMenuItem } from '@/ui/overlay/dropdown-menu';

interface RowMenuProps {
  acts: readonly Act[];
  onChoose: (act: Act) => void;
  trigger: ReactElement;
}

/** Opens as soon as it is mounted, because its button was pressed. */
export function RowMenu({ acts, onChoose, trigger }: RowMenuProps) {
  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      {acts.map((act) => (
        <DropdownMenuItem
          key={act.name}
          tone={act.isDangerous ? 'danger' : 'default'}
          onSelect={() => onChoose(act)}
        >
          {act.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
