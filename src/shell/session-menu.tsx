import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CountBadge } from '@/notifications/count-badge';
import { type LabelledRoute, pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { leaveSession } from '@/session/leave-session';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@/ui/overlay/dropdown-menu';

interface SessionMenuProps {
  email: string;
  pages: readonly LabelledRoute[];
  /** The unread counts of pages. */
  counts?: Partial<Record<LabelledRoute, number>>;
  /** Where a logout leads. */
  login: 'login' | 'adminLogin';
  trigger: ReactElement;
}

/** Shows who is logged in, the pages open to them, and the logout. Opens when mounted, as its button was pressed. */
export function SessionMenu({ email, pages, counts = {}, login, trigger }: SessionMenuProps) {
  const navigate = useNavigate();

  async function leave() {
    if (await leaveSession()) void navigate(pathTo(login));
  }

  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      <DropdownMenuLabel>{email}</DropdownMenuLabel>
      {pages.map((name) => (
        <DropdownMenuItem key={name} asChild>
          <Link to={pathTo(name)}>
            {ROUTES[name].label}
            <CountBadge count={counts[name] ?? 0} of="unread" className="ml-auto" />
          </Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void leave()}>
        Log out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
