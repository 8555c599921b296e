import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteName } from '@/paths';
import { ROUTES } from '@/route-table';

const CONTROL = /<(button|input|select|textarea) (?!data-not-yet)/g;

/**
 * Before the app is there only links can do something: what else a person can press or fill takes no focus. The head of a
 * table is read out all the same, as it names what stands below it.
 */
export function withInertControls(html: string): string {
  return html
    .replaceAll(/<thead[\s\S]*?<\/thead>/g, (head) =>
      head.replaceAll(CONTROL, '<$1 data-not-yet tabindex="-1" aria-disabled="true" '),
    )
    .replaceAll(CONTROL, '<$1 inert ');
}

/** The HTML of what a page shows at an address, with the answers that a client of queries has, within a frame or without. */
export function draw(
  name: RouteName,
  address: string,
  client: QueryClient,
  element: ReactNode,
  frame?: ReactNode,
): string {
  const page = { path: ROUTES[name].pattern, element };
  const router = createMemoryRouter(frame ? [{ element: frame, children: [page] }] : [page], {
    initialEntries: [address],
  });
  try {
    return renderToString(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  } finally {
    router.dispose();
  }
}
