import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { MAIN_ID, SkipLink } from './skip-link';

export type AppShellProps = {
  /** A router link to the home of the area, without children: `<Link to="/marketplace" />`. */
  homeLink: ReactElement<{ children?: ReactNode }>;
  /** NavItems: a row on wide screens, a list in a drawer on narrow ones. */
  nav: ReactNode;
  /** The account menu, or "Log in" and "Sign up" for a visitor. */
  account: ReactNode;
  /** Above everything and always in view, e.g. "You are signed in as …". */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

export function AppShell({ homeLink, nav, account, banner, footer, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="border-line bg-surface sticky top-0 z-20 border-b">
        {banner}
        <header className="max-w-page enlarged:gap-0 mx-auto flex h-16 items-center gap-2 px-4 sm:px-6">
          <MenuButton nav={nav} />
          <div className="lg:shrink-0">{cloneElement(homeLink, {}, <Logo />)}</div>
          <nav aria-label="Main" className="ml-6 hidden min-w-0 gap-1 lg:flex">
            {nav}
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-2">{account}</div>
        </header>
      </div>
      {/* As tall as the window, so that no footer moves when the page's content arrives. */}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        {children}
      </main>
      {footer && (
        <footer className="border-line border-t">
          <div className="max-w-page text-muted mx-auto px-4 py-6 text-sm sm:px-6">{footer}</div>
        </footer>
      )}
    </div>
  );
}
