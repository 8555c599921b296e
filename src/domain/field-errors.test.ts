import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { fieldErrors } from './field-errors';

const Body = zod.strictObject({
  user: zod.strictObject({
    email: zod.string().check(zod.minLength(3), zod.regex(/@/)),
    first_name: zod.optional(zod.string().check(zod.minLength(1), zod.maxLength(100))),
    phone_number: zod.optional(zod.union([zod.string().check(zod.regex(/^\d+$/)), zod.null()])),
    note: zod.optional(zod.string().check(zod.minLength(2), zod.maxLength(5))),
    kind: zod.optional(zod.enum(['a', 'b'])),
    page: zod.optional(zod.int().check(zod.gte(1), zod.lte(9))),
    tags: zod.optional(zod.array(zod.string()).check(zod.minLength(1), zod.maxLength(2))),
    on: zod.optional(zod.boolean()),
    assets: zod.optional(
      zod.array(zod.strictObject({ quantity: zod.string().check(zod.regex(/^\d+$/)) })),
    ),
  }),
});

const ASKS = {
  user: {
    email: 'Enter a valid email address, for example name@example.com.',
    first_name: 'Enter a name of at most 100 characters.',
    phone_number: 'Enter 4 to 14 digits without the country code.',
    assets: { quantity: 'Enter a quantity, for example 1.25.' },
  },
};

function errorsOf(schema: zod.ZodMiniType, body: unknown) {
  const result = schema.safeParse(body, { reportInput: true });
  return fieldErrors(result.error?.issues ?? [], ASKS);
}
const userErrors = (user: Record<string, unknown>) =>
  errorsOf(Body, { user: { email: 'a@b.c', ...user } });

test('a good body has no errors', () => {
  expect(userErrors({})).toEqual({});
});

describe('the sentence for a fault', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ email: undefined }, 'user.email', 'This is required.'],
    [{ email: null }, 'user.email', 'This is required.'],
    [
      { email: 'nobody' },
      'user.email',
      'Enter a valid email address, for example name@example.com.',
    ],
    [{ first_name: '' }, 'user.first_name', 'This is required.'],
    [{ first_name: 'a'.repeat(101) }, 'user.first_name', 'Enter a name of at most 100 characters.'],
    [{ phone_number: 'x' }, 'user.phone_number', 'Enter 4 to 14 digits without the country code.'],
    [{ note: 'a' }, 'user.note', 'Use at least 2 characters.'],
    [{ note: 'abcdef' }, 'user.note', 'Use at most 5 characters.'],
    [{ kind: 'c' }, 'user.kind', 'Choose one of: a, b.'],
    [{ page: 0 }, 'user.page', 'At least 1 is needed.'],
    [{ page: 10 }, 'user.page', 'At most 9 is allowed.'],
    [{ page: 1.5 }, 'user.page', 'This must be a whole number.'],
    [{ tags: [] }, 'user.tags', 'At least 1 entry.'],
    [{ tags: ['a', 'b', 'c'] }, 'user.tags', 'At most 2 entries.'],
    [{ tags: ['a', 1] }, 'user.tags.1', 'This must be a text.'],
    [{ on: 'yes' }, 'user.on', 'This must be true or false.'],
    [
      { assets: [{ quantity: '1' }, { quantity: 'x' }] },
      'user.assets.1.quantity',
      'Enter a quantity, for example 1.25.',
    ],
    [{ constructor: 1 }, 'user.constructor', 'This field is unknown.'],
  ])('%j', (user, path, message) => {
    const errors = userErrors(user);
    expect(Object.keys(errors)).toEqual([path]);
    expect(errors[path]?.[0]).toBe(message);
  });
});

test('every fault is named, each at its field', () => {
  expect(Object.keys(userErrors({ email: 'x', note: 'a', page: 0 }))).toEqual([
    'user.email',
    'user.note',
    'user.page',
  ]);
});

describe('unknown fields', () => {
  test.each(['status', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s', (name) => {
    const user: unknown = JSON.parse(`{"email":"a@b.c","${name}":1}`);
    expect(Object.entries(errorsOf(Body, { user }))).toEqual([
      [`user.${name}`, ['This field is unknown.']],
    ]);
    const whole: unknown = JSON.parse(`{"user":{"email":"a@b.c"},"${name}":1}`);
    expect(Object.entries(errorsOf(Body, whole))).toEqual([[name, ['This field is unknown.']]]);
  });
});

test('an entry of a map may have any name', () => {
  const Prices = zod.record(zod.string(), zod.strictObject({ name: zod.string() }));
  expect(errorsOf(Prices, { constructor: { name: 1 } })).toEqual({
    'constructor.name': ['This must be a text.'],
  });
});

describe('of a union the branch that was meant explains itself', () => {
  const Either = zod.union([
    zod.strictObject({ review: zod.strictObject({ status: zod.enum(['yes', 'no']) }) }),
    zod.strictObject({ user: zod.strictObject({ email: zod.string().check(zod.regex(/@/)) }) }),
  ]);
  test.each<[unknown, string[]]>([
    [{ user: { email: 'x' } }, ['user.email']],
    [{ user: { email: 'a@b.c', extra: 1 } }, ['user.extra']],
    [{ review: { status: 'maybe' } }, ['review.status']],
    [{ review: {} }, ['review.status']],
  ])('%j', (body, paths) => {
    expect(Object.keys(errorsOf(Either, body))).toEqual(paths);
  });
});

test('a fault inside a part is named from the whole', () => {
  const issues = zod.string().safeParse(1).error?.issues ?? [];
  expect(Object.keys(fieldErrors(issues, ASKS, ['user', 'email']))).toEqual(['user.email']);
});
