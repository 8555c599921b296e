import { Suspense, useState } from 'react';
import { useLocation, useNavigation, useOutlet } from 'react-router-dom';
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
  const isOnTheWay = useNavigation().state === 'loading';
  const isLate = useDelayedFlag(isOnTheWay, SPINNER_AFTER_MS);
  const outlet = useOutlet();
  // The page before is not drawn anew for the sake of the one that is on its way.
  const [page, setPage] = useState(outlet);
  if (!isOnTheWay && page !== outlet) setPage(outlet);
  return (
    <Suspense key={pathname} fallback={<LastingSpinner />}>
      {isLate ? <LastingSpinner /> : page}
    </Suspense>
  );
}
