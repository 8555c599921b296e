import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { outageReason } from './outage';

function sqlState(code: string): Error {
  return Object.assign(new DatabaseError(`state ${code}`, 0, 'error'), { code });
}

function socketError(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code });
}

/** As a handler meets it. */
const asQuery = (cause: Error) =>
  new DrizzleQueryError('select $1', ['mara.lind@example.com'], cause);

describe('the database is away', () => {
  test.each([
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    '08P01',
    '25006',
    '25P03',
    '53300',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
  ])('SQLSTATE %s', (code) => {
    expect(outageReason(sqlState(code))).toBe(`state ${code}`);
    expect(outageReason(asQuery(sqlState(code)))).toBe(`state ${code}`);
  });

  test.each([
    'EAI_AGAIN',
    'ECONNABORTED',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ])('%s', (code) => {
    expect(outageReason(socketError(code))).toBe(`connect ${code}`);
    expect(outageReason(asQuery(socketError(code)))).toBe(`connect ${code}`);
  });

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('%s', (message) => {
    expect(outageReason(new Error(message))).toBe(message);
    expect(outageReason(asQuery(new Error(message)))).toBe(message);
  });

  test('a host with several addresses, none of which answers', () => {
    const refused = Object.assign(new AggregateError([socketError('ECONNREFUSED')]), {
      code: 'ECONNREFUSED',
    });
    expect(outageReason(refused)).toBe('ECONNREFUSED');
  });
});

describe('the database answers', () => {
  test.each([
    ['a value that exists already', sqlState('23505')],
    ['a syntax error', sqlState('42601')],
    ['a serialization failure', sqlState('40001')],
    ['a deadlock', sqlState('40P01')],
    ['a full disk', sqlState('53100')],
    ['a database that was dropped', sqlState('57P04')],
    ['a wrong password', sqlState('28P01')],
    ['a fault of our own', new TypeError('x is not a function')],
    ['a sentence that only quotes one of the driver', new Error('Not "Connection terminated"')],
    ['a code that is no text', Object.assign(new Error('x'), { code: 8 })],
  ])('%s', (_, error) => {
    expect(outageReason(error)).toBeNull();
    expect(outageReason(asQuery(error))).toBeNull();
  });

  test.each([['no error'], [null], [undefined]])('%s', (thrown) => {
    expect(outageReason(thrown)).toBeNull();
  });
});
