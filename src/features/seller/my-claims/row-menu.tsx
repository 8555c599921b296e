import type { ReactElement } from 'react';
import { DropdownMenu, DropdownMenuItem } from '@/ui/overlay/dropdown-menu';
import { actionLabel, questionBefore, type Deed, type OwnClaim } from '../action-words';

interface RowMenuProps {
  claim: OwnClaim;
  deeds: readonly Deed[];
  onChoose: (deed: Deed) => void;
  trigger: ReactElement;
}

/** Opens as soon as it is there: its button was pressed. */
export default function RowMenu({ claim, deeds, onChoose, trigger }: RowMenuProps) {
  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      {deeds.map((deed) => (
        <DropdownMenuItem
          key={deed}
          tone={questionBefore(deed, claim)?.isDangerous ? 'danger' : 'default'}
          onSelect={() => onChoose(deed)}
        >
          {actionLabel(deed, claim.status)}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
