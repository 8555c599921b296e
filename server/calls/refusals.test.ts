import { expect, expectTypeOf, test } from 'vitest';
import type { Reply } from './operation-types';
import { refuse } from './refusals';

test('a refusal has the status and the usual sentence of its code', () => {
  expect(refuse('stale_version')).toEqual({
    status: 409,
    body: {
      code: 'stale_version',
      message: 'Somebody else changed this record. Reload it and try again.',
    },
  });
});

test('an operation answers with no code but its own', () => {
  expectTypeOf(refuse('not_found')).toExtend<Reply<'getMyClaim'>>();
  expectTypeOf(refuse('own_claim')).not.toExtend<Reply<'getMyClaim'>>();
  expectTypeOf(refuse('own_claim')).toExtend<Reply<'makeOffer'>>();
});
