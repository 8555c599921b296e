import { describe, expect, test } from 'vitest';
import { TRIAL_FEE_ACCOUNT } from '../ports/trial-fee-account';
import { readEnvironment, refuseHalfProduction, requireNode } from './environment';

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
    feeAccount: TRIAL_FEE_ACCOUNT,
    publicOrigin: 'http://127.0.0.1:3000',
    isPublic: false,
    publicTrial: false,
    allowedOrigins: [],
    docs: true,
    signingKey: null,
    tls: null,
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
      FEE_ACCOUNT: 'Account 1',
      PUBLIC_ORIGIN: 'https://claims.example.com',
      ALLOWED_ORIGINS: 'https://app.example.com, http://localhost:5173',
      SIGNING_KEY: KEY,
      TLS_CERT_FILE: '/etc/tls/cert.pem',
      TLS_KEY_FILE: '/etc/tls/key.pem',
      TRUST_PROXY: '1',
      PUBLIC_TRIAL: '0',
      DOCS: '1',
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
    feeAccount: 'Account 1',
    publicOrigin: 'https://claims.example.com',
    isPublic: true,
    publicTrial: false,
    allowedOrigins: ['https://app.example.com', 'http://localhost:5173'],
    docs: true,
    signingKey: KEY,
    tls: { certFile: '/etc/tls/cert.pem', keyFile: '/etc/tls/key.pem' },
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

test('everybody may read the reference of the contract, in production only where it is wished', () => {
  expect(readEnvironment({ NODE_ENV: 'production' }).docs).toBe(false);
  expect(readEnvironment({ DOCS: '0' }).docs).toBe(false);
});

test('it listens for other machines where its origin is for them', () => {
  expect(readEnvironment({ PUBLIC_ORIGIN: 'https://claims.example.com' }).host).toBe('0.0.0.0');
  expect(readEnvironment({ PUBLIC_ORIGIN: 'http://localhost:8080' }).host).toBe('127.0.0.1');
  expect(readEnvironment({ NODE_ENV: 'production' }).host).toBe('127.0.0.1');
  const behindProxy = { PUBLIC_ORIGIN: 'https://claims.example.com', HOST: '127.0.0.1' };
  expect(readEnvironment(behindProxy).host).toBe('127.0.0.1');
});

describe('who can reach it', () => {
  test.each([
    {},
    { PORT: '8080' },
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: '0:0:0:0:0:0:0:1' },
    { PUBLIC_ORIGIN: 'http://localhost:8080' },
    { PUBLIC_ORIGIN: 'http://claims.localhost' },
    { PUBLIC_ORIGIN: 'http://127.0.0.1' },
    { PUBLIC_ORIGIN: 'http://[::1]:3000' },
  ])('this machine only: %o', (variables) => {
    expect(readEnvironment(variables).isPublic).toBe(false);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: 'build-server' },
    { PUBLIC_ORIGIN: 'https://claims.example.com' },
    { PUBLIC_ORIGIN: 'http://192.168.1.7:3000' },
    { PUBLIC_ORIGIN: 'http://localhost.example.com' },
    { PUBLIC_ORIGIN: 'http://127.0.0.1.example.com' },
    { PUBLIC_ORIGIN: 'http://0.0.0.0:3000' },
    { PUBLIC_ORIGIN: 'https://claims.example.com', HOST: '127.0.0.1' },
    { PUBLIC_ORIGIN: 'http://localhost:3000', HOST: '0.0.0.0' },
  ])('others as well: %o', (variables) => {
    expect(readEnvironment(variables).isPublic).toBe(true);
  });
});

test('an IPv6 address stands in brackets in the origin', () => {
  expect(readEnvironment({ HOST: '::1' }).publicOrigin).toBe('http://[::1]:3000');
});

test('with a certificate its own address is one of HTTPS', () => {
  const tls = { TLS_CERT_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' };
  expect(readEnvironment(tls)).toMatchObject({
    publicOrigin: 'https://127.0.0.1:3000',
    tls: { certFile: `${process.cwd()}/cert.pem`, keyFile: `${process.cwd()}/key.pem` },
  });
});

test.each([
  { given: 'TLS_CERT_FILE', missing: 'TLS_KEY_FILE' },
  { given: 'TLS_KEY_FILE', missing: 'TLS_CERT_FILE' },
])('$given asks for $missing', ({ given, missing }) => {
  expect(() => readEnvironment({ [given]: 'file.pem' })).toThrow(
    `${missing}: must be set with ${given}`,
  );
});

describe('a wrong value is named, and not repeated', () => {
  test.each([
    { PORT: 'http' },
    { PORT: '0' },
    { PORT: '70000' },
    { HOST: 'secret host' },
    { DATABASE_URL: 'mysql://secret@db' },
    { DATABASE_URL: 'db/secret' },
    { SMTP_URL: 'https://secret.example.com' },
    { PUBLIC_ORIGIN: 'https://secret.example.com/' },
    { ALLOWED_ORIGINS: 'https://good.example.com,*' },
    { SIGNING_KEY: 'secret' },
    { TRUST_PROXY: 'yes' },
    { PUBLIC_TRIAL: 'true' },
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

describe('half a production does not start', () => {
  const whole = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://claims.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    DATABASE_URL: 'postgres://db/exchange',
    SIGNING_KEY: KEY,
  };
  const begin = (variables: Partial<Record<string, string>>) => () =>
    refuseHalfProduction(readEnvironment(variables));
  /** The variables that the refusal asks for. */
  const asked = (variables: Partial<Record<string, string>>): string[] => {
    try {
      begin(variables)();
      return [];
    } catch (error) {
      expect(error).toMatchObject({ name: 'EnvironmentError' });
      return [...String(error).matchAll(/^ {2}([A-Z_]+)=/gm)].map(([, name = '']) => name);
    }
  };

  test.each([
    { variables: {}, missing: [] },
    { variables: { NODE_ENV: 'production' }, missing: [] },
    { variables: { DATABASE_URL: whole.DATABASE_URL }, missing: [] },
    { variables: { SMTP_URL: whole.SMTP_URL }, missing: [] },
    {
      variables: { HOST: '0.0.0.0' },
      missing: ['NODE_ENV', 'PUBLIC_ORIGIN', 'SMTP_URL'],
    },
    {
      variables: { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' },
      missing: ['NODE_ENV', 'PUBLIC_ORIGIN', 'SMTP_URL'],
    },
    { variables: { PUBLIC_ORIGIN: whole.PUBLIC_ORIGIN }, missing: ['NODE_ENV', 'SMTP_URL'] },
    {
      variables: { PUBLIC_ORIGIN: whole.PUBLIC_ORIGIN, DATABASE_URL: whole.DATABASE_URL },
      missing: ['NODE_ENV', 'SMTP_URL', 'SIGNING_KEY'],
    },
    {
      variables: { NODE_ENV: 'production', HOST: '0.0.0.0' },
      missing: ['PUBLIC_ORIGIN', 'SMTP_URL'],
    },
    {
      variables: { NODE_ENV: 'production', DATABASE_URL: whole.DATABASE_URL },
      missing: ['SIGNING_KEY'],
    },
    { variables: { ...whole, NODE_ENV: 'staging' }, missing: ['NODE_ENV'] },
    {
      variables: { ...whole, PUBLIC_ORIGIN: 'http://claims.example.com' },
      missing: ['PUBLIC_ORIGIN'],
    },
    { variables: { ...whole, SMTP_URL: '' }, missing: ['SMTP_URL'] },
    { variables: { ...whole, SIGNING_KEY: '' }, missing: ['SIGNING_KEY'] },
    { variables: whole, missing: [] },
    { variables: { ...whole, DATABASE_URL: '', SIGNING_KEY: '' }, missing: [] },
  ])('$variables lacks $missing', ({ variables, missing }) => {
    expect(asked(variables)).toEqual(missing);
  });

  test('the refusal names both ways out, and no value', () => {
    const start = begin({ ...whole, SMTP_URL: '', SIGNING_KEY: '', NODE_ENV: '' });
    expect(start).toThrow(/leave HOST .* and PUBLIC_ORIGIN out/);
    expect(start).toThrow(/set PUBLIC_TRIAL=1/);
    expect(start).not.toThrow(/claims\.example\.com|postgres:/);
  });

  test('a trial that others may reach has to be meant', () => {
    expect(asked({ PUBLIC_ORIGIN: 'http://qa.example.com', PUBLIC_TRIAL: '1' })).toEqual([]);
    expect(asked({ HOST: '0.0.0.0', PUBLIC_TRIAL: '1' })).toEqual([]);
  });

  test('production is no trial', () => {
    expect(() => readEnvironment({ ...whole, PUBLIC_TRIAL: '1' })).toThrow(
      'PUBLIC_TRIAL: must not be 1 with NODE_ENV=production',
    );
  });
});

test.each(['22.0.0', '24.11.1'])('the exchange runs on Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test('an old Node is told which one the exchange needs, and where to get it', () => {
  expect(() => requireNode('20.20.2')).toThrow(
    'Node 20.20.2 is too old: run it with Node 22 or newer, or by npm start, which brings one.',
  );
});
