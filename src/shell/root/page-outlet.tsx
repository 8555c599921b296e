import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LastingSpinner } from '../lasting-spinner';

/**
 * Where the pages of a frame appear. Each path has a page of its own, also where two paths share the module: nothing of
 * one user's form is left on the page of the next. The frame around it lives on.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<LastingSpinner />}>
      <Outlet />
    </Suspense>
  );
}
