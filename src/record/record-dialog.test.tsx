import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { TextField } from '@/forms/fields';
import { renderPage } from '@/testing/render-page';
import { RecordDialog } from './record-dialog';

interface Values {
  name: string;
}

function Naming() {
  const [isOpen, setIsOpen] = useState(true);
  const form = useForm<Values>({ defaultValues: { name: '' } });
  return (
    <main>
      <h1 tabIndex={-1}>Shop</h1>
      {isOpen && (
        <RecordDialog
          title="Name the shop"
          form={form}
          onSubmit={() => Promise.resolve()}
          submitLabel="Save"
          onClose={() => setIsOpen(false)}
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
