import { expect, test } from 'vitest';
import { isOwnName } from './own-name';

const settings = { publicOrigin: 'https://claims.example.com' };

test.each([
  'http://localhost:3000',
  'http://claims.localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://192.168.1.7:3000',
  'http://[fe80::1]',
  'https://claims.example.com',
  'http://claims.example.com:8080',
])('%s is a name of this exchange', (address) => {
  expect(isOwnName(address, settings)).toBe(true);
});

test.each([
  'http://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example:3000',
  'http://evil.claims.example.com',
  'http://claims.example.com.evil.example',
  'http://notlocalhost',
])('%s may lead here without being one', (address) => {
  expect(isOwnName(address, settings)).toBe(false);
});
