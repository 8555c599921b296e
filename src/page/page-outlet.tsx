import { Suspense, useState } from 'react';
import { useLocation, useNavigation, useOutlet } from 'react-router-dom';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { LastingSpinner } from '@/session/guards/lasting-spinner';

/** Milliseconds that the previous page may stay before the spinner replaces it. */
export const SPINNER_AFTER_MS = 200;

/**
 * Where the pages of a frame appear. Each path has a page instance of its own, even if two paths share the module, so
 * that nothing of one user's form is left on the page of the next. The frame around it stays mounted. A page that takes
 * long to load gives way to the spinner (specification, section 2).
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const isOnTheWay = useNavigation().state === 'loading';
  const isLate = useDelayedFlag(isOnTheWay, SPINNER_AFTER_MS);
  const outlet = useOutlet();
  // The previous page is not redrawn while the next one is loading.
  const [page, setPage] = useState(outlet);
  if (!isOnTheWay && page !== outlet) setPage(outlet);
  return (
    <Suspense key={pathname} fallback={<LastingSpinner />}>
      {isLate ? <LastingSpinner /> : page}
    </Suspense>
  );
}
