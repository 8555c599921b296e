import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigation, useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { getReportClientErrorMockHandler } from '@generated/msw/system/system.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { anAdmin } from '@/testing/people';
import { renderPage, renderRoutes } from '@/testing/render-page';
import { LastingSpinner } from '@/session/guards/lasting-spinner';
import { NotFound } from '@/page/not-found';
import { PageOutlet } from './page-outlet';
import { rootRoute } from '@/app/root-route';

const exchange = mockExchange();

function Note() {
  const { id } = useParams();
  const [text, setText] = useState('');
  return (
    <>
      <h1 tabIndex={-1}>Note {id}</h1>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/notes/2?view=wide">Wide</Link>
      <Link to="/notes/2">Next</Link>
    </>
  );
}

function Broken(): never {
  throw new Error('cannot read properties of null');
}

const text = () => screen.getByLabelText<HTMLInputElement>('Text').value;

test('what was typed on the page of one record is not on the page of the next', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { person } = renderRoutes(
    [
      rootRoute([
        { element: <PageOutlet />, children: [{ path: '/notes/:id', element: <Note /> }] },
      ]),
    ],
    '/notes/1',
  );
  await person.type(screen.getByLabelText('Text'), 'for the first');
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Note 2' })).toBeTruthy();
  expect(text()).toBe('');
  // The same page in another view stays as it is.
  await person.type(screen.getByLabelText('Text'), 'for the second');
  await person.click(screen.getByRole('link', { name: 'Wide' }));
  expect(text()).toBe('for the second');
});

test('what a page shows is not drawn anew because another one is on its way', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const drawn = vi.fn<() => void>();
  function Row() {
    drawn();
    return <p>Row</p>;
  }
  function List() {
    // As most pages do, it asks the router where it stands.
    useParams();
    return (
      <>
        <Row />
        <Link to="/notes/1">Open</Link>
      </>
    );
  }
  function Frame() {
    return (
      <>
        <output>{useNavigation().state}</output>
        <PageOutlet />
      </>
    );
  }
  const answered = Promise.withResolvers<null>();
  const { person } = renderRoutes(
    [
      rootRoute([
        {
          element: <Frame />,
          children: [
            { path: '/list', element: <List /> },
            { path: '/notes/:id', loader: () => answered.promise, element: <Note /> },
          ],
        },
      ]),
    ],
    '/list',
  );
  await person.click(screen.getByRole('link', { name: 'Open' }));
  expect(screen.getByText('loading')).toBeTruthy();
  expect(drawn).toHaveBeenCalledOnce();
  answered.resolve(null);
  expect(await screen.findByRole('heading', { name: 'Note 1' })).toBeTruthy();
});

test('after a page that failed the way back shows the one before', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.fn<() => void>();
  exchange.use(getReportClientErrorMockHandler(reported));
  const { person } = renderRoutes(
    [
      rootRoute([
        { path: '/list', element: <Link to="/broken">Open</Link> },
        { path: '/broken', element: <Broken /> },
      ]),
    ],
    '/list',
  );
  await person.click(screen.getByRole('link', { name: 'Open' }));
  expect((await screen.findByRole('status')).textContent).toBe('Loading');
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
});

test('without a connection a page that does not come says so, and is loaded when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  holdTime();
  renderPage(<LastingSpinner />);
  expect(await passTimeUntil(() => screen.getByText(/^There is no connection\./))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the marketplace' })).toBeTruthy();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('staff are led to the administration, from a page that does not come and from one that there is not', async () => {
  useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
  holdTime();
  renderPage(
    <>
      <LastingSpinner />
      <NotFound />
    </>,
  );
  const back = await passTimeUntil(() =>
    screen.getByRole('link', { name: 'Back to the administration' }),
  );
  expect(back.getAttribute('href')).toBe('/admin/home');
  expect(screen.getByRole('link', { name: 'Go to administration' })).toBeTruthy();
});
