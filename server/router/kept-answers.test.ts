import type { CaseSummary, ClaimPage } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { testExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

const exchange = testExchange();
const market = marketFactories(exchange);

let claimId: number;
let seller: Awaited<ReturnType<typeof exchange.user>>;
beforeEach(async () => {
  seller = await exchange.user();
  const { id } = await market.case({ case_code: 'ftx', featured: true });
  const claim = { case_id: id, user_id: seller.user.id, featured: true };
  claimId = (await market.claim({ ...claim, face_amount: '123456.78' })).id;
});

const PUBLIC_READS = [
  '/api/cases',
  '/api/cases/featured',
  '/api/cases/ftx',
  '/api/cases/ftx/price_history',
  '/api/cases/ftx/updates',
  '/api/cases/ftx/parameters',
  '/api/claims',
  '/api/claims/featured',
  '/api/claims/1',
  '/api/staff_contact',
];

/** Reads as a browser does that has kept an answer. */
const readAgain = async (path: string, etag: string | null, token: string | null = null) =>
  exchange.send('GET', path, { token, headers: { 'If-None-Match': etag ?? '' } });

describe('what everybody may read', () => {
  test.each(PUBLIC_READS)('%s is sent once, until it changes', async (path) => {
    const first = await exchange.visitor.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Authorization');
    expect(first.headers.get('etag')).toMatch(/^W\/"[0-9a-f]{16}"$/);

    const again = await readAgain(path, first.headers.get('etag'));
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
    const log = exchange.log.map(({ fields }) => fields['status']);
    expect(log).toEqual([200, 304]);
  });

  test('is not for the pages of another site, where none is named', async () => {
    const headers = { Origin: 'https://app.example.com', 'Access-Control-Request-Method': 'GET' };
    const preflight = await exchange.send('OPTIONS', '/api/cases', { headers });
    expect(preflight.status).toBe(405);
    const read = await exchange.send('GET', '/api/cases', { headers });
    expect(read.status).toBe(200);
    for (const answer of [preflight, read]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('is sent anew as soon as it is another one', async () => {
    const before = await exchange.visitor.get<ClaimPage>('/api/claims');
    const { id } = await market.case();
    await market.claim({ case_id: id, user_id: seller.user.id });
    const after = await readAgain('/api/claims', before.headers.get('etag'));
    expect(after.status).toBe(200);
    expect(after.body).toMatchObject({ total_count: 2 });
    expect((await readAgain('/api/claims', after.headers.get('etag'))).status).toBe(304);
  });

  test('tells nobody that a seller has changed the minimum price', async () => {
    const before = await exchange.visitor.get(`/api/claims/${claimId}`);
    const price = { claim: { minimum_percent: '5' }, lock_version: 0 };
    const changed = await exchange.as(seller.token).put(`/api/my_claims/${claimId}`, price);
    expect(changed.status).toBe(200);
    const after = await readAgain(`/api/claims/${claimId}`, before.headers.get('etag'));
    expect(after.status).toBe(304);
  });

  test('is sent anew to another reader who sees more of it', async () => {
    const { token } = await exchange.buyer();
    const rounded = await exchange.visitor.get<CaseSummary[]>('/api/claims/featured');
    const exact = await readAgain('/api/claims/featured', rounded.headers.get('etag'), token);
    expect(exact.status).toBe(200);
    expect(exact.body).toMatchObject([{ face_amount: '123456.78' }]);
  });

  test('is refused without being kept', async () => {
    const answer = await exchange.visitor.get('/api/cases/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.has('etag')).toBe(false);
  });
});

describe('no cache keeps', () => {
  const isKept = async (path: string, token: string | null = null) => {
    const { status, headers } = await exchange.as(token).get(path);
    expect(status).toBe(200);
    return headers.get('cache-control') !== 'no-store' || headers.has('etag');
  };

  test('the exact terms of a claim', async () => {
    const { token } = await exchange.buyer();
    expect(await isKept(`/api/claims/${claimId}`, token)).toBe(false);
    expect(await isKept(`/api/claims/${claimId}`, seller.token)).toBe(false);
    expect(await isKept(`/api/claims/${claimId}`)).toBe(true);
  });

  test.each(['/api/cases', '/api/cases/featured', '/api/cases/ftx'])(
    'the exact sums in %s',
    async (path) => {
      const { token } = await exchange.buyer();
      expect(await isKept(path, token)).toBe(false);
      expect(await isKept(path, seller.token)).toBe(true);
    },
  );

  test.each(['/api/claims', '/api/claims/featured'])('the exact amounts in %s', async (path) => {
    const { token } = await exchange.buyer();
    expect(await isKept(path, token)).toBe(false);
    expect(await isKept(path, seller.token)).toBe(false);
    expect(await isKept(path)).toBe(true);
  });

  test('mails, and what a link in one would do', async () => {
    await exchange.user({ email: 'uma@example.com', email_verified_at: null });
    await exchange.visitor.post('/users/confirmation/resend', {
      user: { email: 'uma@example.com' },
    });
    const [mail] = await exchange.mails();
    expect(await isKept(`/users/confirmation?confirmation_token=${mail?.secret}`)).toBe(false);
    expect(await isKept('/auth/mailbox')).toBe(false);
  });
});
