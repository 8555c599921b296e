import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoutePage } from './route-page';
import { renderRoutes } from '@/testing/render-page';
import { RowLink } from '@/table/rows/row-link';

test.each([
  ['/admin/claims?status=open,paused&page=2', '/admin/claims?status=open,paused&page=2'],
  // Page 2 of these leads to nothing in the list of all claims.
  ['/admin/cases?page=2', '/admin/claims'],
])('who comes to a claim from %s is led back to %s', async (from, back) => {
  const { person } = renderRoutes(
    [
      {
        path: '/claim',
        element: (
          <RoutePage of="adminClaim" title="Claim">
            {null}
          </RoutePage>
        ),
      },
      { path: '*', element: <RowLink to="/claim">CLM-7K3F9Q</RowLink> },
    ],
    from,
  );
  await person.click(await screen.findByRole('link', { name: 'CLM-7K3F9Q' }));
  const crumb = await screen.findByRole('link', { name: 'Claims' });
  expect(crumb.getAttribute('href')).toBe(back);
});
