import { screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getReportClientErrorMockHandler204 } from '@generated/msw/system/system.msw';
import { rootRoute } from '@/app/root-route';
import { mockExchange } from '@/testing/exchange';
import { renderRoutes } from '@/testing/render-page';
import { throwInPage } from './throw-in-page';

const exchange = mockExchange();

/** A component within the page that has a state. */
function Part() {
  const [text] = useState('Part of the page');
  return <p>{text}</p>;
}

function open(content: React.ReactNode) {
  const [page] = [{ path: '*', element: <main>{content}</main> }];
  document.body.id = 'root';
  renderRoutes([rootRoute([page])], '/marketplace');
}

test('a component of the page throws while it is drawn, and the app stands it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const told = vi.fn<(body: unknown) => void>();
  exchange.use(
    getReportClientErrorMockHandler204(async ({ request }) => told(await request.json())),
  );
  open(<Part />);
  expect(screen.getByText('Part of the page')).toBeTruthy();
  act(() => expect(throwInPage()).toBe(true));
  expect(screen.queryByText('Part of the page')).toBeNull();
  await waitFor(() =>
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('QA panel') as string }),
    ),
  );
});

test('a page without any state is left alone', () => {
  open(<p>Only words</p>);
  expect(throwInPage()).toBe(false);
  expect(screen.getByText('Only words')).toBeTruthy();
});
