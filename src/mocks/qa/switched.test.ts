import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnswerName } from './answers';
import { answerAsSwitched, BY_PANEL, isCut, useAsked, useSwitched } from './switched';

beforeEach(() => {
  useSwitched.setState(useSwitched.getInitialState(), true);
  useAsked.setState([], true);
});

/** The status of the answer; `lost` where there is none. */
async function ask(method: string, path: string): Promise<number | 'lost'> {
  const request = new Request(`http://claims.test/api${path}`, { method });
  const response = await answerAsSwitched(request, path, async () => Response.json({ id: 1 }));
  return response.type === 'error' ? 'lost' : response.status;
}

test('as usual everything is answered by the exchange', async () => {
  expect(await ask('GET', '/api/cases')).toBe(200);
  expect(await ask('GET', '/nothing/here')).toBe(200);
});

test.each<[AnswerName, number | 'lost']>([
  ['failure', 500],
  ['tooMany', 429],
  ['sessionEnded', 401],
  ['forbidden', 403],
  ['missing', 404],
  ['stale', 409],
  ['unavailable', 503],
  ['otherBody', 200],
  ['halfBody', 200],
  ['noConnection', 'lost'],
])('an operation is answered with %s, and no other one', async (answer, status) => {
  useSwitched.setState({ answer, to: 'getClaim' });
  expect(await ask('GET', '/api/claims/7')).toBe(status);
  expect(await ask('GET', '/api/claims/featured')).toBe(200);
  expect(await ask('POST', '/api/claims/7/offers')).toBe(200);
});

test.each<[AnswerName, number]>([
  ['slow', 3],
  ['verySlow', 12],
])('%s: the exchange answers after %i seconds, and not before', async (answer, seconds) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  useSwitched.setState({ answer, to: 'reads' });
  const answered = vi.fn<(status: number | 'lost') => void>();
  const asked = ask('GET', '/api/cases').then(answered);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(answered).toHaveBeenCalledExactlyOnceWith(200);
});

test.each<[AnswerName, string]>([
  ['empty', '{"current_page":1,"total_count":0,"cases":[]}'],
  ['otherBody', '{"sent":"by QA"}'],
  ['halfBody', '{"sent": '],
])('%s: what a page of the exchange comes as', async (answer, body) => {
  useSwitched.setState({ answer, to: 'reads' });
  const request = new Request('http://claims.test/api/api/cases');
  const page = { current_page: 1, total_count: 1, cases: [{ id: 1 }] };
  const respond = async () => Response.json(page);
  expect(await (await answerAsSwitched(request, '/api/cases', respond)).text()).toBe(body);
});

test('a failure has the error body of the contract', async () => {
  useSwitched.setState({ answer: 'failure', to: 'reads' });
  const request = new Request('http://claims.test/api/api/cases');
  const response = await answerAsSwitched(request, '/api/cases', () => Promise.reject(new Error()));
  expect(await response.json()).toEqual({
    code: 'internal_error',
    message: 'An error occurred. Please try again later.',
    request_id: 'switched-by-qa',
  });
});

test('a group leaves out the profile, which nobody stays logged in without', async () => {
  useSwitched.setState({ answer: 'failure', to: 'reads' });
  expect(await ask('GET', '/api/cases')).toBe(500);
  expect(await ask('GET', '/auth/current_user')).toBe(200);
  expect(await ask('POST', '/users/sign_in')).toBe(200);
  useSwitched.setState({ to: 'writes' });
  expect(await ask('GET', '/api/cases')).toBe(200);
  expect(await ask('POST', '/users/sign_in')).toBe(500);
  useSwitched.setState({ to: 'getCurrentUser' });
  expect(await ask('GET', '/auth/current_user')).toBe(500);
});

test('what the panel itself asks is answered as usual, and is not among what the page asked for', async () => {
  useSwitched.setState({ answer: 'failure', to: 'writes' });
  const request = new Request('http://claims.test/api/users/sign_in', {
    method: 'POST',
    headers: { [BY_PANEL]: 'yes' },
  });
  const answer = await answerAsSwitched(request, '/users/sign_in', async () => Response.json({}));
  expect(answer.status).toBe(200);
  expect(useAsked.getState()).toEqual([]);
});

test('without any connection nothing live arrives either', () => {
  useSwitched.setState({ answer: 'noConnection', to: 'reads' });
  expect(isCut()).toBe(false);
  useSwitched.setState({ to: 'all' });
  expect(isCut()).toBe(true);
});

test('what was asked for last comes first, once', async () => {
  await ask('GET', '/api/cases');
  await ask('GET', '/api/claims/7');
  await ask('GET', '/api/cases');
  expect(useAsked.getState()).toEqual(['listCases', 'getClaim']);
});

test('only what it knows is read from the tab', async () => {
  sessionStorage.setItem(
    'claims-exchange.qa',
    JSON.stringify({ state: { answer: 'gone', to: 'reads' }, version: 0 }),
  );
  await useSwitched.persist.rehydrate();
  expect(useSwitched.getState()).toEqual({ answer: null, to: 'reads' });
});
