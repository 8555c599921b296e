import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pathTo } from '@/paths';
import { leaveSession } from '@/session/leave-session';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@/ui/overlay/dropdown-menu';

interface SessionMenuProps {
  email: string;
  links: readonly { to: string; label: string }[];
  /** Where a logout leads. */
  login: 'login' | 'adminLogin';
  trigger: ReactElement;
}

/** Who is logged in, where they may go, and the logout. Opens as soon as it is there: its button was pressed. */
export function SessionMenu({ email, links, login, trigger }: SessionMenuProps) {
  const navigate = useNavigate();

  async function leave() {
    await leaveSession();
    void navigate(pathTo(login));
  }

  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      <DropdownMenuLabel>{email}</DropdownMenuLabel>
      {links.map(({ to, label }) => (
        <DropdownMenuItem key={to} asChild>
          <Link to={to}>{label}</Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void leave()}>
        Log out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
