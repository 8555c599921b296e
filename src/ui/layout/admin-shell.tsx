import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { SideNavCollapsed } from './side-nav-context';
import { MAIN_ID, SkipLink } from './skip-link';

export type AdminShellProps = {
  /** A router link to the admin home, without children. */
  homeLink: ReactElement<{ children?: ReactNode }>;
  /** SideNavSections with SideNavItems. */
  nav: ReactNode;
  isCollapsed: boolean;
  onToggle: () => void;
  /** At the right of the top bar. */
  account: ReactNode;
  children: ReactNode;
};

export function AdminShell({
  homeLink,
  nav,
  isCollapsed,
  onToggle,
  account,
  children,
}: AdminShellProps) {
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <aside
        className={clsx(
          'border-line bg-surface sticky top-0 hidden h-dvh shrink-0 flex-col border-r lg:flex',
          isCollapsed ? 'w-15' : 'w-64',
        )}
      >
        <div className={clsx('flex h-16 shrink-0 items-center', isCollapsed ? 'px-3' : 'px-4')}>
          {cloneElement(homeLink, {}, <Logo area="admin" isCompact={isCollapsed} />)}
        </div>
        <nav
          aria-label="Admin"
          className="grid flex-1 content-start gap-1 overflow-y-auto px-2.5 py-2"
        >
          <SideNavCollapsed value={isCollapsed}>{nav}</SideNavCollapsed>
        </nav>
        <div className={clsx('border-line border-t p-2.5', !isCollapsed && 'text-right')}>
          <IconButton
            label={isCollapsed ? 'Expand menu' : 'Collapse menu'}
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          >
            {isCollapsed ? (
              <PanelLeftOpen aria-hidden size={18} />
            ) : (
              <PanelLeftClose aria-hidden size={18} />
            )}
          </IconButton>
        </div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="border-line bg-surface enlarged:static sticky top-0 z-20 border-b">
          <header className="enlarged:h-auto enlarged:flex-wrap flex h-16 items-center gap-2 px-4 sm:px-6">
            <MenuButton nav={nav} />
            <div className="flex-1" />
            {account}
          </header>
        </div>
        <main id={MAIN_ID} tabIndex={-1} className="flex-1">
          {children}
        </main>
      </div>
    </div>
  );
}
