import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { expect, test, vi } from 'vitest';
import { getListDocumentsQueryKey } from '@generated/api/documents/documents';
import {
  getGetCaseQueryKey,
  getGetClaimQueryKey,
  getGetFeaturedCasesQueryKey,
  getGetFeaturedClaimsQueryKey,
  getListCasesQueryKey,
  getListClaimsQueryKey,
} from '@generated/api/marketplace/marketplace';
import {
  getGetMyClaimQueryKey,
  getGetSellerPortalQueryKey,
  getListMyClaimsQueryKey,
  deleteMyClaimWrite,
  pauseMyClaimWrite,
  submitMyClaimWrite,
} from '@generated/api/my-claims/my-claims';
import { markNotificationsReadWrite } from '@generated/api/notifications/notifications';
import { getGetUnreadCountsQueryKey } from '@generated/api/session/session';
import type { ErrorCode, MyClaim, MyClaimPage } from '@generated/model';
import { aRefusal } from '@/testing/exchange';
import { aMyClaim, aMyClaimSummary } from '@/testing/my-claims';
import { unreadCounts } from '@/testing/notifications';
import { afterRefusal, afterWrite, readAnew, readAnewBefore, type Write } from './after-write';

const LIST = getListMyClaimsQueryKey({ status: ['open'] });
const CLAIM = getGetMyClaimQueryKey(7);
const PORTAL = getGetSellerPortalQueryKey();
const DOCUMENTS = getListDocumentsQueryKey();
const MARKETPLACE = [
  getGetClaimQueryKey(7),
  getListClaimsQueryKey({ case_id: [1] }),
  getGetFeaturedClaimsQueryKey(),
  getListCasesQueryKey(),
  getGetFeaturedCasesQueryKey(),
  getGetCaseQueryKey('ftx'),
];

/** Everything that shows claim 7, a list with claim 8 beside it, and what no write of a claim changes. */
function filledCache(): QueryClient {
  const client = new QueryClient();
  const page: MyClaimPage = {
    current_page: 1,
    total_count: 2,
    my_claims: [aMyClaimSummary(), aMyClaimSummary({ id: 8 })],
  };
  client.setQueryData(LIST, page);
  client.setQueryData(CLAIM, aMyClaim());
  const others = [PORTAL, DOCUMENTS, ...MARKETPLACE];
  for (const key of others) client.setQueryData(key, {});
  return client;
}

const rows = (client: QueryClient) =>
  client.getQueryData<MyClaimPage>(LIST)?.my_claims.map(({ id, status }) => [id, status]);

const stale = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);

function succeed(client: QueryClient, write: Write, url: string, answer: unknown = '') {
  afterWrite(client, write, { url }, answer);
}

test('a changed record shows at once wherever it is shown, and what follows from it is read anew', () => {
  const client = filledCache();
  const paused = aMyClaim({ status: 'paused', lock_version: 4 });
  succeed(client, pauseMyClaimWrite, '/api/my_claims/7/pause', paused);
  expect(client.getQueryData(CLAIM)).toEqual(paused);
  expect(rows(client)).toEqual([
    [7, 'paused'],
    [8, 'open'],
  ]);
  expect(stale(client)).toEqual(expect.arrayContaining([LIST, PORTAL, ...MARKETPLACE]));
  expect(stale(client)).toHaveLength(2 + MARKETPLACE.length);
});

test('what a write does not concern stays as it was read', () => {
  const client = filledCache();
  succeed(client, submitMyClaimWrite, '/api/my_claims/7/submit', aMyClaim({ status: 'in_review' }));
  expect(stale(client)).toEqual([LIST, PORTAL]);
});

test('what was deleted is gone from the lists and from its own address', () => {
  const client = filledCache();
  succeed(client, deleteMyClaimWrite, '/api/my_claims/7');
  expect(rows(client)).toEqual([[8, 'open']]);
  expect(client.getQueryData(CLAIM)).toBeUndefined();
  expect(stale(client)).toEqual([LIST, PORTAL, DOCUMENTS]);
});

test.each<[status: number, code: ErrorCode, isReadAnew: boolean]>([
  [409, 'stale_version', true],
  [404, 'not_found', true],
  [422, 'transition_not_allowed', true],
  [422, 'validation_failed', false],
  [503, 'service_unavailable', false],
])('a refusal %s %s: what the screen shows is read anew: %s', (status, code, isReadAnew) => {
  const client = filledCache();
  const response: AxiosResponse = {
    status,
    data: aRefusal(code, 'No.'),
    statusText: '',
    headers: {},
    config: { headers: new AxiosHeaders() },
  };
  const refusal = new AxiosError('refused', undefined, undefined, undefined, response);
  afterRefusal(client, pauseMyClaimWrite, refusal);
  expect(stale(client).length > 0).toBe(isReadAnew);
  expect(client.getQueryState(CLAIM)?.isInvalidated).toBe(isReadAnew);
});

test('the sign-ins, and no other write, begin a session', () => {
  const hooks = import.meta.glob<Record<string, Write>>('../../generated/api/*/*.ts', {
    eager: true,
  });
  const writes = Object.values(hooks).flatMap((exported) =>
    Object.entries(exported).filter(([name]) => name.endsWith('Write')),
  );
  expect(writes.length).toBeGreaterThan(50);
  const begins = writes.flatMap(([name, write]) => (write.begins ? [[name, write.begins]] : []));
  expect(Object.fromEntries(begins)).toEqual({
    signInUserWrite: 'user',
    confirmEmailWrite: 'user',
    verifyMagicLinkWrite: 'user',
    signInAdminWrite: 'admin',
  });
});

test('what changes while a page is first read is read once more', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let reads = 0;
  const observer = new QueryObserver<string>(client, {
    queryKey: CLAIM,
    queryFn: async () => await (answers[reads++]?.promise ?? 'too many'),
  });
  const leave = observer.subscribe(() => undefined);
  readAnew(client, ['getMyClaim']);
  readAnew(client, ['getMyClaim']);
  answers[0]?.resolve('before');
  await vi.waitFor(() => expect(reads).toBe(2));
  expect(observer.getCurrentResult().data).toBe('before');
  answers[1]?.resolve('after');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  expect(reads).toBe(2);
  leave();
});

test('a read that has just failed is no older than its failure', async () => {
  const client = new QueryClient();
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Refused.'));
  const observer = new QueryObserver(client, { queryKey: CLAIM, queryFn: read, retry: false });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  readAnewBefore(client, ['getMyClaim'], Date.now() - 8000);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  readAnewBefore(client, ['getMyClaim'], Date.now() + 1);
  expect(observer.getCurrentResult().isFetching).toBe(true);
  leave();
});

test('a read that was under way shows nothing older than the answer of a write', async () => {
  const client = new QueryClient();
  client.setQueryData(CLAIM, aMyClaim({ status: 'draft', lock_version: 3 }));
  const answers: ((claim: MyClaim) => void)[] = [];
  const observer = new QueryObserver<MyClaim>(client, {
    queryKey: CLAIM,
    queryFn: async () => await new Promise<MyClaim>((resolve) => answers.push(resolve)),
  });
  const seen: string[] = [];
  observer.subscribe(({ data }) => seen.push(`${data?.status} ${data?.lock_version}`));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const submitted = aMyClaim({ status: 'in_review', lock_version: 4 });
  afterWrite(client, submitMyClaimWrite, { url: '/api/my_claims/7/submit' }, submitted);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(aMyClaim({ status: 'draft', lock_version: 3 }));
  answers[1]?.(aMyClaim({ status: 'open', lock_version: 5 }));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('open 5'));
  expect(seen.lastIndexOf('draft 3')).toBeLessThan(seen.indexOf('in_review 4'));
});

test('of what there is one of, the answer of a write is the newest as well', () => {
  const client = new QueryClient();
  const before = unreadCounts({ notifications: 3, messages: 1 });
  client.setQueryData(getGetUnreadCountsQueryKey(), before);
  const read = unreadCounts({ messages: 1 });
  afterWrite(client, markNotificationsReadWrite, { url: '/api/notifications/read' }, read);
  expect(client.getQueryData(getGetUnreadCountsQueryKey())).toEqual(read);
});
