import { Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { LastingSpinner } from '@/session/guards/lasting-spinner';

/** Milliseconds that the page before may stay; then the spinner takes its place. */
export const SPINNER_AFTER_MS = 200;

/**
 * Where the pages of a frame appear. Each path has a page of its own, also where two paths share the module: nothing of
 * one user's form is left on the page of the next. The frame around it lives on. A page that is long on its way leaves the
 * place to the spinner (specification, section 2).
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const isLate = useDelayedFlag(useNavigation().state === 'loading', SPINNER_AFTER_MS);
  return (
    <Suspense key={pathname} fallback={<LastingSpinner />}>
      {isLate ? <LastingSpinner /> : <Outlet />}
    </Suspense>
  );
}
