import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderRoutes } from '@/testing/render-page';
import { LeaveWarning } from './leave-warning';

/** As much of a form as the question needs: it is changed and saved by buttons. */
function Form({ name, asksOnClose = true }: { name: string; asksOnClose?: boolean }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDirty(true)}>
        Change {name}
      </button>
      <button type="button" onClick={() => setDirty(false)}>
        Save {name}
      </button>
      <LeaveWarning isDirty={isDirty} asksOnClose={asksOnClose} />
    </>
  );
}

function openPage(forms: React.ReactNode) {
  const page = (
    <>
      {forms}
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?page=2">Page 2</Link>
    </>
  );
  const routes = [
    { path: '/here', element: page },
    { path: '/elsewhere', element: <h1>You left</h1> },
  ];
  const { person } = renderRoutes(routes, '/here');
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const follow = (name: string) => person.click(screen.getByRole('link', { name }));
  return { press, follow };
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

/** Whether the browser would ask before the tab is closed. */
const isAskedOnClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a changed form is left only by who says so', async () => {
  const { press, follow } = openPage(<Form name="profile" />);
  await press('Change profile');
  await follow('Page 2');
  expect([window.location.search, screen.queryByRole('alertdialog')]).toEqual(['?page=2', null]);
  await follow('Elsewhere');
  await question();
  await press('Stay');
  expect(window.location.pathname).toBe('/here');
  await follow('Elsewhere');
  await question();
  await press('Leave page');
  expect(await screen.findByText('You left')).toBeTruthy();
});

test('of two changed forms one asks for both, as long as one of them is changed', async () => {
  const { press, follow } = openPage([<Form key="a" name="a" />, <Form key="b" name="b" />]);
  await press('Change b');
  await press('Change a');
  await follow('Elsewhere');
  await question();
  await press('Stay');
  await press('Save a');
  await follow('Elsewhere');
  await question();
  await press('Stay');
  await press('Save b');
  await follow('Elsewhere');
  expect(await screen.findByText('You left')).toBeTruthy();
});

test('closing the tab asks while a form is changed, and not where it is kept', async () => {
  const { press } = openPage([
    <Form key="a" name="a" />,
    <Form key="b" name="b" asksOnClose={false} />,
  ]);
  await press('Change b');
  expect(isAskedOnClose()).toBe(false);
  await press('Change a');
  expect(isAskedOnClose()).toBe(true);
  await press('Save a');
  expect(isAskedOnClose()).toBe(false);
});
