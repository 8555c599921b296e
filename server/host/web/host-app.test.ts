import { describe, expect, test, vi } from 'vitest';
import type { Exchange } from '../../app';
import { clientAddress } from './client-address';
import { createHostApp } from './host-app';
import { contentSecurityPolicy, securityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';

function host({ ready = async () => {}, production = false } = {}) {
  const own = { headers: { 'Referrer-Policy': 'own' } };
  const exchange = vi.fn<Exchange['fetch']>(() => Promise.resolve(Response.json({}, own)));
  const files = vi.fn<StaticFiles['respond']>(() => Promise.resolve(new Response('app')));
  const respond = createHostApp({
    exchange: { fetch: exchange },
    apiRoot: '/api',
    files: { respond: files },
    rows: () => Promise.resolve(new Response('rows')),
    reference: null,
    headers: securityHeaders({ production, publicOrigin: 'https://claims.example.com' }),
    ready,
  });
  const get = (path: string) =>
    respond(new Request(`https://claims.example.com${path}`), '192.0.2.7');
  return { respond, get, exchange, files };
}

describe('the host', () => {
  test('gives the exchange what is below its root, with the address of the client', async () => {
    const { get, exchange, files } = host();
    await get('/api/api/cases?page=2');
    await get('/api');
    expect(exchange).toHaveBeenCalledTimes(2);
    expect(exchange).toHaveBeenCalledWith(expect.any(Request), { address: '192.0.2.7' });
    expect(files).not.toHaveBeenCalled();
  });

  test.each(['/', '/apis', '/apply-buyer-account', '/claim/7'])(
    'gives %s to the app',
    async (path) => {
      const { get, exchange, files } = host();
      expect(await (await get(path)).text()).toBe('app');
      expect(exchange).not.toHaveBeenCalled();
      expect(files).toHaveBeenCalledOnce();
    },
  );

  test('lives also while the database does not answer, but is not ready', async () => {
    const { get } = host({ ready: () => Promise.reject(new Error('connection refused')) });
    expect((await get('/healthz')).status).toBe(200);
    const response = await get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('not ready\n');
  });

  test('is ready when the database answers', async () => {
    expect((await host().get('/readyz')).status).toBe(200);
  });

  test('puts its headers on every answer, and keeps the ones an answer has', async () => {
    const { get } = host();
    for (const path of ['/', '/healthz', '/api/x']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe(path === '/api/x' ? 'own' : 'same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('compresses what the exchange answers', async () => {
    const { respond, exchange } = host();
    exchange.mockResolvedValue(Response.json({ description: 'A claim. '.repeat(200) }));
    const headers = { 'Accept-Encoding': 'br' };
    const request = new Request('https://claims.example.com/api/api/claims/1', { headers });
    const response = await respond(request, '192.0.2.7');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(200);
  });

  test('asks for HTTPS in production only', async () => {
    const { headers } = await host({ production: true }).get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

test('a page runs scripts of the exchange only, and speaks to nobody else', () => {
  const policy = contentSecurityPolicy(
    { production: true, publicOrigin: 'https://claims.example.com' },
    ['alert(1)'],
  );
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "connect-src 'self' wss://claims.example.com",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]),
  );
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
});

describe('the address of a client', () => {
  const incoming = (forwarded?: string) => ({
    socket: { remoteAddress: '10.0.0.2' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

  test('is that of its connection, whatever it claims', () => {
    expect(clientAddress(incoming('1.2.3.4'), false)).toBe('10.0.0.2');
  });

  test('is the one the proxy has added, behind a proxy of one’s own', () => {
    expect(clientAddress(incoming('1.2.3.4, 198.51.100.9'), true)).toBe('198.51.100.9');
    expect(clientAddress(incoming('198.51.100.9'), true)).toBe('198.51.100.9');
    expect(clientAddress(incoming(), true)).toBe('10.0.0.2');
    expect(clientAddress(incoming(''), true)).toBe('10.0.0.2');
  });
});
