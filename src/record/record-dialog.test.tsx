import { act, screen, waitFor } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TextField } from '@/forms/fields';
import { useSession } from '@/session/session-store';
import { aRefusal } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage, renderRoutes } from '@/testing/render-page';
import { RecordDialog } from './record-dialog';

const aStaleVersion = () => {
  const config = { headers: new AxiosHeaders() };
  const data = aRefusal('stale_version', 'Somebody else has changed this.');
  return new AxiosError('', '', config, null, {
    status: 409,
    statusText: '',
    headers: {},
    config,
    data,
  });
};

interface Values {
  name: string;
}

function Naming({ keepAs }: { keepAs?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const form = useForm<Values>({ defaultValues: { name: '' } });
  return (
    <main>
      <h1 tabIndex={-1}>Shop</h1>
      {isOpen && (
        <RecordDialog
          title="Name the shop"
          version={null}
          form={form}
          onSubmit={() => Promise.resolve()}
          submitLabel="Save"
          onClose={() => setIsOpen(false)}
          {...(keepAs !== undefined && { keepAs })}
        >
          <TextField<Values> name="name" label="Name" />
        </RecordDialog>
      )}
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Name the shop' });
const outside = () => document.querySelector('.veil') ?? document.body;

async function open(typed: string) {
  const { person } = renderPage(<Naming />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  if (typed !== '') await person.type(field, typed);
  return { person, field };
}

test('neither Escape nor a press outside discards what was typed', async () => {
  const { person, field } = await open('Corner');
  await person.keyboard('{Escape}');
  await person.click(outside());
  expect(dialog()).toBeTruthy();
  expect(field.value).toBe('Corner');
});

test.each(['Cancel', 'Close'])('%s closes it all the same', async (name) => {
  const { person } = await open('Corner');
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('where nothing was typed, Escape closes it', async () => {
  const { person } = await open('');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});

test('where nothing was typed, a press outside closes it', async () => {
  const { person } = await open('');
  await person.click(outside());
  await waitFor(() => expect(dialog()).toBeNull());
});

/** Comes from another page, and types. */
async function typeOnTheWay(naming: ReactElement) {
  const { person } = renderRoutes(
    [
      { path: '/list', element: <Link to="/shop">Shop</Link> },
      { path: '/shop', element: naming },
    ],
    '/list',
  );
  await person.click(await screen.findByRole('link', { name: 'Shop' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Corner');
  return person;
}

/** Whether the browser asks who closes or reloads the tab now. */
const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('neither Back nor closing the tab discards what was typed unasked', async () => {
  const person = await typeOnTheWay(<Naming />);
  expect(asksOnClose()).toBe(true);
  act(() => window.history.back());
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await person.click(screen.getByRole('button', { name: 'Stay' }));
  expect(dialog()).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Corner');
});

test('where what was typed is kept, Back asks nothing, and it is back with the dialog', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const person = await typeOnTheWay(<Naming keepAs="name-of-the-shop" />);
  expect(asksOnClose()).toBe(false);
  act(() => window.history.back());
  await person.click(await screen.findByRole('link', { name: 'Shop' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Corner');
});

test('what is sent carries the version that was read, and the newest only after a refusal', async () => {
  const sent: number[] = [];
  const save = async ({ lock_version }: Values & { lock_version: number }) => {
    sent.push(lock_version);
    if (lock_version === 2) throw aStaleVersion();
  };
  function Renaming() {
    const [version, setVersion] = useState(2);
    const form = useForm<Values>({ defaultValues: { name: '' } });
    return (
      <RecordDialog
        title="Name the shop"
        version={version}
        form={form}
        onSubmit={save}
        submitLabel="Save"
        onClose={() => undefined}
      >
        <button type="button" onClick={() => setVersion(3)}>
          Somebody else saves
        </button>
      </RecordDialog>
    );
  }
  const { person } = renderPage(<Renaming />);
  await person.click(screen.getByRole('button', { name: 'Somebody else saves' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('changed in the meantime');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([2, 3]));
});
