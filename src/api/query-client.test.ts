import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient, retryDelay, shouldRetry } from './query-client';

function answered(status: number): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('', '', config, null, {
    status,
    statusText: '',
    headers: {},
    config,
    data: {},
  });
}

describe('retry delay', () => {
  test.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [6, 30_000],
    [20, 30_000],
    [2000, 30_000],
  ])('before another try after failure %i: %i ms', (attempt, delay) => {
    expect(retryDelay(attempt)).toBe(delay);
  });
});

describe('retry count', () => {
  test.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('after %i failures another try: %s', (failures, expected) => {
    expect(shouldRetry(failures, answered(500))).toBe(expected);
  });

  test.each([400, 401, 403, 404, 409, 422, 429])('HTTP %i would be the same again', (status) => {
    expect(shouldRetry(0, answered(status))).toBe(false);
  });

  test.each([500, 502, 503])('HTTP %i may be over in a moment', (status) => {
    expect(shouldRetry(0, answered(status))).toBe(true);
  });

  test('a page in the place of an answer may be gone in a moment', () => {
    expect(shouldRetry(0, answered(200))).toBe(true);
  });

  test('a lost connection may be back in a moment', () => {
    expect(shouldRetry(0, new AxiosError('Network Error', AxiosError.ERR_NETWORK))).toBe(true);
  });

  test('what was cancelled is not asked for again', () => {
    expect(shouldRetry(0, new CanceledError())).toBe(false);
  });
});

test('cached entries are kept 5 minutes, and mutations are never repeated', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ gcTime: 300_000, retry: shouldRetry, retryDelay });
  expect(mutations).toMatchObject({ retry: false });
});

test('what a page was opened with in vain is not asked for again because it shows it', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(answered(404)));
  const options = { queryKey: ['gone'], queryFn, meta: { saysItsFailure: true as const } };
  await queryClient.query(options).catch(() => undefined);
  const onPage = new QueryObserver(queryClient, options);
  onPage.subscribe(() => undefined)();
  expect(queryFn).toHaveBeenCalledOnce();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  onPage.subscribe(() => undefined)();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a read without a connection fails instead of waiting, and is sent again once there is one', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  onTestFinished(() => {
    onlineManager.setOnline(true);
    queryClient.unmount();
  });
  const queryFn = vi.fn<() => Promise<string>>();
  queryFn.mockRejectedValueOnce(answered(404)).mockResolvedValue('here');
  const options = { queryKey: ['offline'], queryFn, meta: { saysItsFailure: true as const } };
  const onPage = new QueryObserver(queryClient, options);
  onTestFinished(onPage.subscribe(() => undefined));
  await vi.waitFor(() => expect(onPage.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(onPage.getCurrentResult().data).toBe('here'));
});
