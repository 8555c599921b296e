import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteName } from '@/paths';
import { ROUTES } from '@/route-table';

const CONTROL = /<(button|input|select|textarea) (?!data-not-yet)/g;

/**
 * Until the app is there, only links work: everything else that a person could press or fill in takes no focus. The
 * head of a table is still read out, because it names what is below it.
 */
export function withInertControls(html: string): string {
  return html
    .replaceAll(/<thead[\s\S]*?<\/thead>/g, (head) =>
      head.replaceAll(CONTROL, '<$1 data-not-yet tabindex="-1" aria-disabled="true" '),
    )
    .replaceAll(CONTROL, '<$1 inert ');
}

/** The HTML of a page at an address, drawn from the answers that a query client holds, with or without a frame. */
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
