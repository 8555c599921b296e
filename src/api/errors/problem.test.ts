import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { errorBodyOf, errorCodeOf, GENERIC_MESSAGE, messageOf, statusOf } from './problem';

const body = { message: 'Please give a reason.', code: 'reason_required', request_id: '01JD' };

function answered(status: number, data: unknown, headers: Record<string, string> = {}): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status, statusText: '', headers: AxiosHeaders.from(headers), config, data };
  return new AxiosError('Request failed', '', config, null, response);
}

test('an error of the contract gives its sentence, code and status', () => {
  const error = answered(422, body);
  expect(messageOf(error)).toBe('Please give a reason.');
  expect(errorCodeOf(error)).toBe('reason_required');
  expect(statusOf(error)).toBe(422);
  expect(errorBodyOf(error)).toEqual(body);
});

test('of an operation only its own codes can be asked for', () => {
  const code = errorCodeOf<'pauseMyClaim'>(answered(422, { ...body, code: 'stale_version' }));
  expect(code).toBe('stale_version');
  expectTypeOf<'own_claim'>().not.toExtend<NonNullable<typeof code>>();
});

describe('without an error body there is the general sentence', () => {
  test.each<[string, unknown]>([
    ["a proxy's page", answered(502, '<h1>Bad Gateway</h1>')],
    ['an empty answer', answered(500, null)],
    ['another shape', answered(500, { error: 'x' })],
    ['a message of another type', answered(500, { ...body, message: 7 })],
    ['no failure of a call at all', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('%s', (_, error) => {
    expect(messageOf(error)).toBe(GENERIC_MESSAGE);
    expect(errorBodyOf(error)).toBeNull();
    expect(errorCodeOf(error)).toBeNull();
  });
});

test.each([
  [AxiosError.ERR_NETWORK, /^There was a problem connecting to the internet\./],
  [AxiosError.ECONNABORTED, /^The exchange takes too long to answer\./],
])('without an answer there is the reason: %s', (code, sentence) => {
  expect(messageOf(new AxiosError('failed', code))).toMatch(sentence);
});

describe('too many tries name the wait', () => {
  const limited = { ...body, message: 'Too many attempts.', code: 'rate_limited' };
  test.each([
    ['1', 'Too many attempts. Please try again in 1 second.'],
    ['45', 'Too many attempts. Please try again in 45 seconds.'],
    ['90', 'Too many attempts. Please try again in 2 minutes.'],
    ['840', 'Too many attempts. Please try again in 14 minutes.'],
    ['5400', 'Too many attempts. Please try again in 2 hours.'],
    ['86400', 'Too many attempts. Please try again in 24 hours.'],
    ['soon', 'Too many attempts. Please wait a moment and try again.'],
    ['0', 'Too many attempts. Please wait a moment and try again.'],
  ])('Retry-After: %s', (seconds, sentence) => {
    expect(messageOf(answered(429, limited, { 'retry-after': seconds }))).toBe(sentence);
  });

  test('without Retry-After', () => {
    expect(messageOf(answered(429, limited))).toMatch(/wait a moment/);
  });

  test('after what there was too much of, where the answer says it', () => {
    const offers = { ...limited, message: 'Three of your offers were rejected today.' };
    expect(messageOf(answered(429, offers, { 'retry-after': '7200' }))).toBe(
      'Three of your offers were rejected today. Please try again in 2 hours.',
    );
  });
});
