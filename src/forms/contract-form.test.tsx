import { screen, waitFor } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { expect, test, vi } from 'vitest';
import * as zod from 'zod/mini';
import { announceFailure } from '@/api/errors/error-catalogue';
import { aRefusal } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { ContractForm } from './contract-form';
import { TextField } from './fields';
import { useContractForm } from './use-contract-form';

const schema = zod.object({
  token: zod.string(),
  assets: zod.array(zod.object({ symbol: zod.string().check(zod.maxLength(4)) })),
});
const ASKS = { assets: { symbol: 'Enter the symbol of an asset.' } };

function Assets({ errors }: { errors: Record<string, string[]> }) {
  const form = useContractForm(schema, {
    asks: ASKS,
    defaultValues: { token: 't', assets: [{ symbol: 'BTC' }, { symbol: 'XYZ' }] },
  });
  const refuse = async () => {
    const config = { headers: new AxiosHeaders() };
    const data = { ...aRefusal('validation_failed', 'Please check the marked fields.'), errors };
    throw new AxiosError('', '', config, null, {
      status: 422,
      statusText: '',
      headers: {},
      config,
      data,
    });
  };
  return (
    <ContractForm
      form={form}
      onSubmit={refuse}
      submitLabel="Save"
      errorPrefix="claim."
      warnOnLeave={false}
    >
      <TextField name="assets.0.symbol" label="First asset" />
      <TextField name="assets.1.symbol" label="Second asset" />
    </ContractForm>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });
const second = () => screen.getByLabelText('Second asset');

test('what the exchange says of an entry of a list stands at that entry, and nowhere else', async () => {
  const { person } = renderPage(<Assets errors={{ 'claim.assets.1.symbol': ['Not of this.'] }} />);
  await person.click(save());
  expect(await screen.findByText('Not of this.')).toBeTruthy();
  expect(second().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(second());
  expect(screen.getByLabelText('First asset').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what it says of a value that has no field is read above the form', async () => {
  const { person } = renderPage(<Assets errors={{ 'claim.token': ['This link is over.'] }} />);
  const scrolled: unknown[] = [];
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView');
  scrolling.mockImplementation(function note(this: Element) {
    scrolled.push(this.textContent);
  });
  await person.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('This link is over.');
  expect(scrolled).toEqual([expect.stringContaining('This link is over.')]);
  scrolling.mockRestore();
});

test('an entry of a list asks in the words of the contract', async () => {
  const { person } = renderPage(<Assets errors={{}} />);
  await person.type(second(), 'much');
  await person.tab();
  expect(await screen.findByText('Enter the symbol of an asset.')).toBeTruthy();
});

/** A form of which only changes are saved. */
function SymbolForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useContractForm(schema, {
    asks: ASKS,
    defaultValues: { token: 't', assets: [{ symbol: 'BTC' }] },
  });
  return (
    <ContractForm
      form={form}
      onSubmit={onSubmit}
      submitLabel="Save"
      submitUnchanged={false}
      warnOnLeave={false}
    >
      <TextField name="assets.0.symbol" label="Asset" />
    </ContractForm>
  );
}

test('what is typed while the form is on its way is not taken for sent', async () => {
  const arrived = Promise.withResolvers<void>();
  const { person } = renderPage(<SymbolForm onSubmit={() => arrived.promise} />);
  const field = screen.getByLabelText<HTMLInputElement>('Asset');
  await person.type(field, 'X');
  await person.click(save());
  await person.type(field, '{Backspace}Y');
  arrived.resolve();
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'));
  expect(field.value).toBe('BTCY');
  expect(save().getAttribute('aria-disabled')).toBeNull();
  await person.type(field, '{Backspace}X');
  expect(save().getAttribute('aria-disabled')).toBe('true');
});

test('a button with nothing left to save keeps the focus, and saves nothing again', async () => {
  const submitted = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { person } = renderPage(<SymbolForm onSubmit={submitted} />);
  await person.type(screen.getByLabelText('Asset'), 'X');
  await person.click(save());
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(save());
  await person.keyboard('{Enter}');
  await person.type(screen.getByLabelText('Asset'), '{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

const company = zod.object({ company: zod.nullable(zod.string().check(zod.maxLength(4))) });
type Company = zod.output<typeof company>;

function CompanyForm({ onSubmit }: { onSubmit: (sent: Company) => Promise<void> }) {
  const form = useContractForm<{ company: string }, Company>(company, {
    asks: {},
    defaultValues: { company: '' },
    prepare: (values) => ({ company: values.company.trim() || null }),
  });
  return (
    <ContractForm
      form={form}
      onSubmit={onSubmit}
      submitLabel="Save"
      submitUnchanged={false}
      warnOnLeave={false}
    >
      <TextField name="company" label="Company" />
    </ContractForm>
  );
}

test.each([
  [' Acme ', 'Acme'],
  [' ', null],
])('of “%s” is sent what the contract reads of it, and the field keeps it', async (typed, sent) => {
  const submitted = vi.fn<(sent: Company) => Promise<void>>(() => Promise.resolve());
  const { person } = renderPage(<CompanyForm onSubmit={submitted} />);
  const field = screen.getByLabelText<HTMLInputElement>('Company');
  await person.type(field, typed);
  await person.click(save());
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
  expect(submitted).toHaveBeenCalledExactlyOnceWith({ company: sent });
  expect(field.value).toBe(typed);
});

test('what is not meant is not sent, nothing is said, and the form is still one that was changed', async () => {
  const sent = vi.fn<(price: { ask: string }) => Promise<void>>().mockResolvedValue();
  let answer = false;
  function Price() {
    const form = useContractForm(zod.object({ ask: zod.string() }), {
      asks: { ask: 'Enter a price.' },
      defaultValues: { ask: '70' },
    });
    return (
      <ContractForm
        form={form}
        isMeant={() => Promise.resolve(answer)}
        onSubmit={sent}
        submitLabel="Save"
        warnOnLeave
      >
        <TextField name="ask" label="Ask" />
      </ContractForm>
    );
  }
  const { person } = renderPage(<Price />);
  await person.type(screen.getByLabelText('Ask'), '0');
  await person.click(save());
  await waitFor(() => expect(save().hasAttribute('aria-busy')).toBe(false));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  answer = true;
  await person.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ ask: '700' }));
});

test('a call that was not answered leaves a line in the form when its toast has passed', async () => {
  function Saved() {
    const form = useContractForm(zod.object({ name: zod.string() }), {
      asks: {},
      defaultValues: { name: 'Mara' },
    });
    const lose = async () => {
      const lost = new AxiosError('Network Error', AxiosError.ERR_NETWORK);
      announceFailure(lost);
      throw lost;
    };
    return (
      <ContractForm form={form} onSubmit={lose} submitLabel="Save" warnOnLeave={false}>
        <TextField name="name" label="Name" />
      </ContractForm>
    );
  }
  const { person } = renderPage(<Saved />);
  await person.click(save());
  expect((await screen.findByText(/^No answer came back/)).closest('form')).toBeTruthy();
});
