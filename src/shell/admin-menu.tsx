import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Admin } from '@generated/model';
import { pathTo } from '@/paths';
import { leaveSession } from '@/session/leave-session';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@/ui/overlay/dropdown-menu';

/** Opens as soon as it is there: its button was pressed. */
export default function AdminMenu({ person, trigger }: { person: Admin; trigger: ReactElement }) {
  const navigate = useNavigate();

  async function leave() {
    await leaveSession();
    void navigate(pathTo('adminLogin'));
  }

  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      <DropdownMenuLabel>{person.email}</DropdownMenuLabel>
      <DropdownMenuItem asChild>
        <Link to={pathTo('adminHome')}>Administration</Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to={pathTo('marketplace')}>Marketplace</Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void leave()}>
        Log out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
