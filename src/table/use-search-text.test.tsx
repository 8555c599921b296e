import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { holdTime } from '@/testing/pass-time';
import { renderRoutes } from '@/testing/render-page';
import { useSearchText } from './use-search-text';

function List() {
  const navigate = useNavigate();
  const searched = useSearchParams()[0].get('search') ?? '';
  const [text, setText] = useSearchText(searched, (next) => {
    void navigate({ search: `?search=${next}` }, { replace: true });
  });
  return (
    <>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/record">Record</Link>
    </>
  );
}

test('who follows a link right after typing comes there, however long it takes', async () => {
  const loaded = Promise.withResolvers<null>();
  holdTime();
  renderRoutes(
    [
      { path: '/list', element: <List /> },
      { path: '/record', loader: () => loaded.promise, element: <h1>Record</h1> },
    ],
    '/list',
  );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'ftx' } });
  fireEvent.click(screen.getByRole('link', { name: 'Record' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  loaded.resolve(null);
  expect(await screen.findByRole('heading', { name: 'Record' })).toBeTruthy();
  expect(window.location.pathname).toBe('/record');
});
