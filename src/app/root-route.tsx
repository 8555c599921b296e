import type { RouteObject } from 'react-router-dom';
import { LastingSpinner } from '@/session/guards/lasting-spinner';
import { Root } from './root';

/**
 * The route around all others. If a frame throws, or a page without a frame, the full-screen spinner replaces it until
 * the next navigation (specification, section 2). The same happens if the root itself throws.
 */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    element: <Root />,
    errorElement: <LastingSpinner hasFailed />,
    // Shown until the first page has been opened. `main.tsx` leaves what the HTML has drawn in its place.
    hydrateFallbackElement: <LastingSpinner />,
    children: [{ errorElement: <LastingSpinner hasFailed />, children }],
  };
}
