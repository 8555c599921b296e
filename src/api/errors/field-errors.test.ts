import { AxiosError, AxiosHeaders } from 'axios';
import { expect, test, vi } from 'vitest';
import type { UseFormSetError } from 'react-hook-form';
import { setFieldErrors } from './field-errors';

interface Values {
  email: string;
  password: string;
  assets: { symbol: string }[];
}

function refused(errors: Record<string, string[]>): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const data = { message: 'Please check the marked fields.', code: 'validation_failed', errors };
  return new AxiosError('', '', config, null, {
    status: 422,
    statusText: '',
    headers: {},
    config,
    data,
  });
}

function set(error: unknown) {
  const setError = vi.fn<UseFormSetError<Values>>();
  const elsewhere = setFieldErrors<Values>(
    error,
    setError,
    new Set(['email', 'password', 'assets.0.symbol']),
    'user.',
  );
  return { setError, elsewhere };
}

test('each message lands on its field; the first one gets the focus', () => {
  const { setError, elsewhere } = set(
    refused({ 'user.password': ['Too common.', 'Too short.'], 'user.email': ['Not valid.'] }),
  );
  expect(setError.mock.calls).toEqual([
    ['password', { type: 'server', message: 'Too common.' }, { shouldFocus: true }],
    ['email', { type: 'server', message: 'Not valid.' }, { shouldFocus: false }],
  ]);
  expect(elsewhere).toEqual([]);
});

test('a message of an entry of a list lands on that entry', () => {
  const { setError, elsewhere } = set(refused({ 'user.assets.0.symbol': ['Not of this case.'] }));
  expect(setError.mock.calls.map(([name]) => name)).toEqual(['assets.0.symbol']);
  expect(elsewhere).toEqual([]);
});

test('a message of a field that is not shown is for the banner', () => {
  const { setError, elsewhere } = set(refused({ 'user.country': ['Choose a country.'] }));
  expect(setError).not.toHaveBeenCalled();
  expect(elsewhere).toEqual(['Choose a country.']);
});

test('a failure without fields touches none', () => {
  const { setError, elsewhere } = set(new AxiosError('Network Error'));
  expect(setError).not.toHaveBeenCalled();
  expect(elsewhere).toEqual([]);
});
