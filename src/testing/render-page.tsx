import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';

/** Renders the app with the given route table, or the real one (`src/routes.tsx`), opened at a path. */
export function renderRoutes(routes: RouteObject[], path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  render(<App router={router} />);
  return { person: userEvent.setup() };
}

/** Renders a page or a part of one, whatever the path, with the app's own router and query client. */
export function renderPage(element: ReactElement, path = '/') {
  return renderRoutes([{ path: '*', element }], path);
}
