import type { RouteObject } from 'react-router-dom';
import { LastingSpinner } from '@/session/guards/lasting-spinner';
import { Root } from './root';

/**
 * The route around all others. Where a frame throws, or a page that has none, the full-screen spinner stands in its place until
 * the next navigation (specification, section 2); the same where the root itself throws.
 */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    element: <Root />,
    errorElement: <LastingSpinner hasFailed />,
    // Until the first page has been opened; `main.tsx` leaves what the HTML has drawn in its place.
    hydrateFallbackElement: <LastingSpinner />,
    children: [{ errorElement: <LastingSpinner hasFailed />, children }],
  };
}
