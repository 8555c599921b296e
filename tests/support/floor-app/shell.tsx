import type { ReactNode } from 'react';
import { pages, type FloorPage } from './pages.tsx';

interface ShellProps {
  page: FloorPage;
  children?: ReactNode;
}

/** What stands in the HTML already, so that it is painted before any script has arrived. */
export function Shell({ page, children }: ShellProps) {
  return (
    <>
      <header>Claims Exchange</header>
      <main>
        <h1>{pages[page].title}</h1>
        {children}
      </main>
    </>
  );
}
