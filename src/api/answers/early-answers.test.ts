import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCase, listCases } from '@generated/api/marketplace/marketplace';
import { getGetCaseMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCase, aCaseSummary } from '@/testing/marketplace';
import { forgetEarlyAnswers } from './early-answers';

const exchange = mockExchange();
const asked = vi.fn<() => void>();

beforeEach(() => {
  asked.mockClear();
  exchange.use(
    getGetCaseMockHandler200(() => {
      asked();
      return aCase({ name: 'Asked by the app' });
    }),
  );
  return forgetEarlyAnswers;
});

/** The HTML of the page has asked for the case, and this came of it. */
function askedEarly(response: Promise<Response>, authorization: string | null = null) {
  response.catch(() => undefined);
  const read = { url: '/api/cases/ftx', params: undefined };
  window.earlyAnswers = [{ read, url: '/api/api/cases/ftx', authorization, response }];
}

const early = () => Promise.resolve(HttpResponse.json(aCase({ name: 'Asked early' })) as Response);

test('what the HTML has asked for is not asked for again, but a second reading is', async () => {
  askedEarly(early());
  expect((await getCase('ftx')).name).toBe('Asked early');
  expect(asked).not.toHaveBeenCalled();
  expect((await getCase('ftx')).name).toBe('Asked by the app');
});

test('the address has to be the same to the last parameter', async () => {
  const page = { current_page: 1, total_count: 1, cases: [aCaseSummary()] };
  window.earlyAnswers = [
    {
      read: { url: '/api/cases', params: {} },
      url: '/api/api/cases?per_page=24&stage=plan,filed',
      authorization: null,
      response: Promise.resolve(HttpResponse.json(page) as Response),
    },
  ];
  expect(await listCases({ per_page: 24, stage: ['plan', 'filed'] })).toEqual(page);
});

test('a refusal is one, with what the exchange says', async () => {
  const body = aRefusal('not_found', 'There is no such case.');
  askedEarly(Promise.resolve(HttpResponse.json(body, { status: 404 }) as Response));
  await expect(getCase('ftx')).rejects.toMatchObject({ response: { status: 404, data: body } });
  expect(asked).not.toHaveBeenCalled();
});

describe('it is asked for anew', () => {
  test('when it was asked for in another name', async () => {
    askedEarly(early(), 'Bearer of-somebody-else');
    useSession.setState({ token: 'mine' });
    expect((await getCase('ftx')).name).toBe('Asked by the app');
  });

  test('when it was lost on the way', async () => {
    askedEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect((await getCase('ftx')).name).toBe('Asked by the app');
  });

  test('when it comes too late for the page that it was meant for', async () => {
    askedEarly(early());
    forgetEarlyAnswers();
    expect((await getCase('ftx')).name).toBe('Asked by the app');
  });
});
