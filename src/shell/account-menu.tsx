import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '@generated/model';
import { pathTo } from '@/paths';
import { leaveSession } from '@/session/leave-session';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@/ui/overlay/dropdown-menu';

const LINKS = [
  ['sellerPortal', 'Seller portal'],
  ['accountSettings', 'Profile'],
  ['verifyIdentity', 'Identity'],
  ['applyBuyerAccount', 'Buyer account'],
  ['settings', 'Settings'],
  ['chat', 'Messages'],
] as const;

/** Opens as soon as it is there: its button was pressed. */
export default function AccountMenu({ person, trigger }: { person: User; trigger: ReactElement }) {
  const navigate = useNavigate();

  async function leave() {
    await leaveSession();
    void navigate(pathTo('login'));
  }

  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst>
      <DropdownMenuLabel>{person.email}</DropdownMenuLabel>
      {LINKS.map(([route, label]) => (
        <DropdownMenuItem key={route} asChild>
          <Link to={pathTo(route)}>{label}</Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut aria-hidden size={16} />} onSelect={() => void leave()}>
        Log out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
