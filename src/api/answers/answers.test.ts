import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateCurrentUser } from '@generated/api/account/account';
import { signInUser } from '@generated/api/auth/auth';
import { getCurrentUser, signOutUser } from '@generated/api/session/session';
import { uploadDocument } from '@generated/api/documents/documents';
import { listCases } from '@generated/api/marketplace/marketplace';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import * as announce from '../announce';
import { MalformedAnswer } from './answers';
import { isDealtWith } from '../errors/error-catalogue';

const exchange = mockExchange();

beforeEach(() => {
  vi.spyOn(announce, 'goToLoginWithMessage').mockImplementation(() => undefined);
  vi.spyOn(announce, 'showError').mockImplementation(() => undefined);
});

function answer(path: string, body: JsonBodyType): void {
  exchange.use(http.all(path, () => HttpResponse.json(body)));
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call succeeds'),
    (error: unknown) => error,
  );
}

describe('a success that is not the one of the contract is a failure', () => {
  const { email: left, ...withoutEmail } = aUser();
  test.each<[string, JsonBodyType]>([
    ['an empty object', {}],
    ['null', null],
    ['a text', 'hello'],
    ['a user with a field missing', withoutEmail],
    ['a user with a field of another type', { ...aUser(), buyerAccount: 'verified' }],
  ])('%s for a profile, and the form that saves it says so', async (_, body) => {
    answer('/api/auth/current_user', body);
    answer('/api/api/current_user', body);
    useSession.setState({ token: 'token' });
    expect(await failureOf(getCurrentUser())).toBeInstanceOf(MalformedAnswer);
    const error = await failureOf(updateCurrentUser({ user: { first_name: 'Sofia' } }));
    expect(error).toBeInstanceOf(MalformedAnswer);
    expect(isDealtWith(error)).toBe(false);
    expect(announce.goToLoginWithMessage).not.toHaveBeenCalled();
  });

  test('a sign-in with such an answer begins no session', async () => {
    exchange.use(
      http.post('/api/users/sign_in', () =>
        HttpResponse.json({}, { headers: { Authorization: 'Bearer t' } }),
      ),
    );
    const user = { email: 'sofia@example.com', password: 'secret' };
    expect(await failureOf(signInUser({ user }))).toBeInstanceOf(MalformedAnswer);
    expect(useSession.getState().token).toBeNull();
  });

  test('no list is null either', async () => {
    answer('/api/api/cases', null);
    expect(await failureOf(listCases())).toBeInstanceOf(MalformedAnswer);
  });
});

test('fields of a newer exchange do no harm', async () => {
  const buyerAccount = {
    status: 'verified',
    agreementAccepted: true,
    rejectionReason: null,
    tier: 'gold',
  };
  answer('/api/auth/current_user', { ...aUser(), buyerAccount, nickname: 'Sofi' });
  expect(await getCurrentUser()).toMatchObject({ nickname: 'Sofi' });
});

test('an answer without a body is whole where the contract has none', async () => {
  exchange.use(http.delete('/api/users/sign_out', () => new HttpResponse(null, { status: 204 })));
  await expect(signOutUser()).resolves.toBeDefined();
});

describe('a call that is not answered fails', () => {
  /** Answers with the time limit that the call came with. */
  const limits: (number | undefined)[] = [];
  const adapter: AxiosAdapter = async (config) => {
    limits.push(config.timeout);
    throw new AxiosError('timeout', AxiosError.ECONNABORTED, { headers: new AxiosHeaders() });
  };

  test('after half a minute, an upload later; and says so', async () => {
    await failureOf(listCases(undefined, { adapter }));
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    await failureOf(uploadDocument({ file, kind: 'gov_id' }, { adapter }));
    expect(limits).toEqual([30_000, 600_000]);
    expect(announce.showError).toHaveBeenCalledWith('The exchange takes too long to answer.');
  });
});
