import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { renderPage } from '@/testing/render-page';
import { TextField } from './fields';
import { useContractForm } from './use-contract-form';

const schema = zod.object({ name: zod.string().check(zod.minLength(3)) });

/** A form whose button checks it without submitting, as a step of a longer form does. */
function Step({ serverError }: { serverError?: string }) {
  const form = useContractForm(schema, { asks: {}, defaultValues: { name: '' } });
  return (
    <FormProvider {...form}>
      <TextField name="name" label="Name" />
      <button
        type="button"
        onClick={() => {
          if (serverError) form.setError('name', { type: 'server', message: serverError });
          else void form.trigger('name', { shouldFocus: true });
        }}
      >
        Continue
      </button>
    </FormProvider>
  );
}

const name = () => screen.getByLabelText('Name');

test('an error that a button brought up goes with the change that mends it, not when the field is left', async () => {
  const { person } = renderPage(<Step />);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  await person.type(name(), 'Mara');
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
  expect(document.activeElement).toBe(name());
});

test('so does one that the exchange has found', async () => {
  const { person } = renderPage(<Step serverError="This name is taken." />);
  await person.type(name(), 'Mara');
  screen.getByRole('button', { name: 'Continue' }).click();
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  await person.type(name(), ' Lind');
  await waitFor(() => expect(screen.queryByText('This name is taken.')).toBeNull());
});

test('what is being typed for the first time is not blamed before the field is left', async () => {
  const { person } = renderPage(<Step />);
  await person.type(name(), 'Ma');
  expect(name().getAttribute('aria-invalid')).toBeNull();
  await person.tab();
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
});
