import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Autosave, useAutosave } from './use-autosave';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(save: (content: string) => Promise<void>) {
  return renderHook(() =>
    useAutosave<string>({ save, mayRetry: (error) => error === 'offline', retryMs: 5000 }),
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what was typed is saved once, after a pause', async () => {
  const save = vi.fn<(content: string) => Promise<void>>(async () => undefined);
  const { result } = open(save);
  act(() => result.current.change('a'));
  await pass(900);
  act(() => result.current.change('ab'));
  expect(result.current.state).toBe('waiting');
  await pass(900);
  expect(save).not.toHaveBeenCalled();
  await pass(200);
  expect(save.mock.calls).toEqual([['ab']]);
  expect(result.current.state).toBe('saved');
});

test('what is typed during a save is saved after it, never beside it', async () => {
  const ends: (() => void)[] = [];
  const save = vi.fn<(content: string) => Promise<void>>(
    () => new Promise((resolve) => ends.push(resolve)),
  );
  const { result } = open(save);
  act(() => result.current.change('a'));
  await pass(1000);
  act(() => result.current.change('ab'));
  act(() => result.current.change('abc'));
  await pass(5000);
  expect(save.mock.calls).toEqual([['a']]);
  await act(async () => ends.shift()?.());
  expect(save.mock.calls).toEqual([['a'], ['abc']]);
  await act(async () => ends.shift()?.());
  expect(result.current.state).toBe('saved');
});

test('a lost connection is tried again with the latest content, and when it is back', async () => {
  const save = vi
    .fn<(content: string) => Promise<void>>()
    .mockRejectedValueOnce('offline')
    .mockRejectedValueOnce('offline')
    .mockResolvedValue();
  const { result } = open(save);
  act(() => result.current.change('a'));
  await pass(1000);
  expect(result.current.state).toBe('failed');
  await pass(5000);
  expect(save).toHaveBeenCalledTimes(2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(save.mock.calls).toEqual([['a'], ['a'], ['a']]);
  expect(result.current.state).toBe('saved');
});

test('a refusal waits for the person, whatever happens to the page', async () => {
  const save = vi.fn<(content: string) => Promise<void>>().mockRejectedValue('refused');
  const { result, unmount } = open(save);
  act(() => result.current.change('a'));
  await pass(60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(60_000);
  expect([result.current.state, result.current.error]).toEqual(['refused', 'refused']);
  expect(save).toHaveBeenCalledTimes(1);
  unmount();
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each<[string, (autosave: Autosave<string>) => void, string]>([
  ['asks to save', ({ flush }) => void flush(), 'a'],
  ['types on', ({ change }) => change('ab'), 'ab'],
])('what was refused is sent again when the person %s', async (_, goOn, sent) => {
  const save = vi
    .fn<(content: string) => Promise<void>>()
    .mockRejectedValueOnce('refused')
    .mockResolvedValue();
  const { result } = open(save);
  act(() => result.current.change('a'));
  await pass(1000);
  act(() => goOn(result.current));
  await pass(1000);
  expect(save.mock.calls).toEqual([['a'], [sent]]);
  expect(result.current.state).toBe('saved');
});

test('what was typed while a refusal was on its way is saved when the page is left', async () => {
  const fails: ((error: unknown) => void)[] = [];
  const save = vi.fn<(content: string) => Promise<void>>(
    () => new Promise((_, reject) => fails.push(reject)),
  );
  const { result, unmount } = open(save);
  act(() => result.current.change('a'));
  await pass(1000);
  act(() => result.current.change('ab'));
  await act(async () => fails.shift()?.('refused'));
  unmount();
  await pass(10);
  expect(save.mock.calls).toEqual([['a'], ['ab']]);
});

test('leaving the page saves what waits, once', async () => {
  const save = vi.fn<(content: string) => Promise<void>>().mockRejectedValue('offline');
  const { result, unmount } = open(save);
  act(() => result.current.change('a'));
  unmount();
  await pass(60_000);
  expect(save.mock.calls).toEqual([['a']]);
});

test('what was replaced is not saved any more', async () => {
  const save = vi.fn<(content: string) => Promise<void>>(async () => undefined);
  const { result } = open(save);
  act(() => result.current.change('a'));
  act(() => result.current.forget());
  await pass(5000);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.state).toBe('unchanged');
});

test.each(['offline', 'conflict'])(
  'what was let go of during its save is not saved again when that fails: %s',
  async (failure) => {
    const fails: ((error: unknown) => void)[] = [];
    const save = vi.fn<(content: string) => Promise<void>>(
      () => new Promise((_, reject) => fails.push(reject)),
    );
    const { result } = open(save);
    act(() => result.current.change('mine'));
    await pass(1000);
    act(() => result.current.forget());
    await act(async () => fails.shift()?.(failure));
    expect(result.current.state).toBe('unchanged');
    await pass(6000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(10);
    expect(save.mock.calls).toEqual([['mine']]);
    // What is typed after that is saved.
    act(() => result.current.change('theirs'));
    await pass(1000);
    expect(save).toHaveBeenLastCalledWith('theirs');
  },
);
