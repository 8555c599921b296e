import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment';

const KEY = 'k'.repeat(32);

test('without a word it is a trial on this machine', () => {
  expect(readEnvironment({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/.data`,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'Claims Exchange <no-reply@127.0.0.1>',
    staffEmail: 'staff@example.com',
    publicOrigin: 'http://127.0.0.1:3000',
    allowedOrigins: [],
    signingKey: null,
    trustProxy: false,
    logLevel: 'warn',
  });
});

test('everything can be said', () => {
  expect(
    readEnvironment({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '10.0.0.5',
      DATA_DIR: '/var/lib/exchange',
      DATABASE_URL: 'postgres://exchange@db/exchange',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'Exchange <mail@example.com>',
      STAFF_EMAIL: 'desk@example.com',
      PUBLIC_ORIGIN: 'https://claims.example.com',
      ALLOWED_ORIGINS: 'https://app.example.com, http://localhost:5173',
      SIGNING_KEY: KEY,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      PATH: '/bin',
    }),
  ).toEqual({
    production: true,
    port: 8080,
    host: '10.0.0.5',
    dataDir: '/var/lib/exchange',
    databaseUrl: 'postgres://exchange@db/exchange',
    smtpUrl: 'smtps://mail.example.com',
    mailFrom: 'Exchange <mail@example.com>',
    staffEmail: 'desk@example.com',
    publicOrigin: 'https://claims.example.com',
    allowedOrigins: ['https://app.example.com', 'http://localhost:5173'],
    signingKey: KEY,
    trustProxy: true,
    logLevel: 'info',
  });
});

test('an empty variable is one that is not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', ALLOWED_ORIGINS: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    allowedOrigins: [],
  });
});

test('in production it listens for other machines', () => {
  expect(readEnvironment({ NODE_ENV: 'production' })).toMatchObject({
    host: '0.0.0.0',
    publicOrigin: 'http://localhost:3000',
  });
});

test('an IPv6 address stands in brackets in the origin', () => {
  expect(readEnvironment({ HOST: '::1' }).publicOrigin).toBe('http://[::1]:3000');
});

describe('a wrong value is named, and not repeated', () => {
  test.each([
    { PORT: 'http' },
    { PORT: '0' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://secret@db' },
    { DATABASE_URL: 'db/secret' },
    { SMTP_URL: 'https://secret.example.com' },
    { PUBLIC_ORIGIN: 'https://secret.example.com/' },
    { ALLOWED_ORIGINS: 'https://good.example.com,*' },
    { SIGNING_KEY: 'secret' },
    { TRUST_PROXY: 'yes' },
    { LOG_LEVEL: 'loud' },
  ])('%o', (variables) => {
    const [name = '', value = ''] = Object.entries(variables)[0] ?? [];
    const read = () => readEnvironment(variables);
    expect(read).toThrow(expect.objectContaining({ name: 'EnvironmentError' }));
    expect(read).toThrow(new RegExp(`^${name}: must `));
    expect(read).not.toThrow(value);
  });

  test('all of them at once', () => {
    expect(() => readEnvironment({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(
      /^PORT: .*\nTRUST_PROXY: .*$/,
    );
  });
});

test('processes that share a production database have to share their key', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/exchange' };
  expect(() => readEnvironment(variables)).toThrow(/^SIGNING_KEY: /);
  expect(readEnvironment({ ...variables, SIGNING_KEY: KEY }).signingKey).toBe(KEY);
});
