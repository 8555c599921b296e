import {
  Briefcase,
  ContactRound,
  FileText,
  Handshake,
  House,
  Mail,
  MessagesSquare,
  Tags,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { ReconnectingSign } from '@/cable/reconnecting-sign';
import { pathTo, type LabelledRoute } from '@/paths';
import { ROUTES } from '@/route-table';
import { useSession } from '@/session/session-store';
import { AdminShell } from '@/ui/layout/admin-shell';
import { ThemeToggle } from '@/ui/layout/theme-toggle';
import { SideNavItem, SideNavSection } from '@/ui/layout/side-nav-item';
import { accountButton } from './account-button';
import { PageOutlet } from '@/page/page-outlet';

const AccountButton = accountButton(async () => (await import('./admin-menu')).AdminMenu);

type MenuEntry = [route: LabelledRoute, icon: LucideIcon];
const SECTIONS: { title?: string; entries: MenuEntry[] }[] = [
  { entries: [['adminHome', House]] },
  {
    title: 'Marketplace',
    entries: [
      ['adminCases', Briefcase],
      ['adminClaims', FileText],
      ['adminNegotiations', Handshake],
    ],
  },
  {
    title: 'People',
    entries: [
      ['adminUsers', Users],
      ['adminConversations', MessagesSquare],
      ['adminContacts', ContactRound],
      ['adminTags', Tags],
      ['adminEmails', Mail],
    ],
  },
];

/** The frame of the admin area. */
export function AdminArea() {
  const adminUser = useSession((session) => session.adminUser);
  const isCollapsed = useSession((session) => session.isAdminMenuCollapsed);
  return (
    <AdminShell
      homeLink={<Link to={pathTo('adminHome')} />}
      isCollapsed={isCollapsed}
      onToggle={() => useSession.setState({ isAdminMenuCollapsed: !isCollapsed })}
      nav={SECTIONS.map(({ title, entries }) => (
        <SideNavSection key={title ?? 'home'} {...(title && { title })}>
          {entries.map(([route, icon]) => (
            <SideNavItem
              key={route}
              icon={icon}
              label={ROUTES[route].label}
              link={<NavLink to={ROUTES[route].pattern} />}
            />
          ))}
        </SideNavSection>
      ))}
      account={
        adminUser && (
          <>
            <ThemeToggle />
            <AccountButton person={adminUser} />
          </>
        )
      }
    >
      <PageOutlet />
      <ReconnectingSign />
    </AdminShell>
  );
}
