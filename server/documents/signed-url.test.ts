import { expect, test } from 'vitest';
import { isSignatureValid, signedUrl } from './signed-url';

const settings = { apiRoot: '/api', signingKey: new Uint8Array(32).fill(1) };
const now = new Date('2026-11-20T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function signed() {
  const url = new URL(await signedUrl(settings, 7, now), 'https://claims.example.com');
  return {
    path: url.pathname,
    expires: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
  };
}

test('an address opens its document for five minutes', async () => {
  const { path, ...query } = await signed();
  expect(path).toBe('/api/api/documents/7/content');
  expect(await isSignatureValid(settings, 7, query, now)).toBe(true);
  expect(await isSignatureValid(settings, 7, query, later(299))).toBe(true);
  expect(await isSignatureValid(settings, 7, query, later(300))).toBe(false);
});

test('nothing of it can be changed', async () => {
  const { expires, signature } = await signed();
  const valid = (id: number, query: { expires: number; signature: string }, key = settings) =>
    isSignatureValid(key, id, query, now);
  expect(await valid(8, { expires, signature })).toBe(false);
  expect(await valid(7, { expires: expires + 1, signature })).toBe(false);
  expect(await valid(7, { expires, signature: `${signature}A` })).toBe(false);
  expect(await valid(7, { expires, signature: signature.slice(0, -1) })).toBe(false);
  expect(await valid(7, { expires, signature: signature.toLowerCase() })).toBe(false);
  const otherKey = { ...settings, signingKey: new Uint8Array(32).fill(2) };
  expect(await valid(7, { expires, signature }, otherKey)).toBe(false);
});

test('the session of an administrator in the owner’s name is part of what is signed', async () => {
  const address = await signedUrl(settings, 7, now, 12);
  const search = new URL(address, 'https://claims.example.com').searchParams;
  const expires = Number(search.get('expires'));
  const signature = search.get('signature') ?? '';
  const valid = (session?: number) =>
    isSignatureValid(settings, 7, { expires, session, signature }, now);
  expect(search.get('session')).toBe('12');
  expect(await valid(12)).toBe(true);
  expect(await valid(13)).toBe(false);
  expect(await valid()).toBe(false);
});
