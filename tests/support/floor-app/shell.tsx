import type { ReactNode } from 'react';

const TITLES = { form: 'Log in to the exchange', list: 'Claims' };

interface ShellProps {
  page: keyof typeof TITLES;
  children?: ReactNode;
}

/** What stands in index.html already, so that it is painted before any script has arrived. */
export function Shell({ page, children }: ShellProps) {
  return (
    <>
      <header>Claims Exchange</header>
      <main>
        <h1>{TITLES[page]}</h1>
        {children}
      </main>
    </>
  );
}
