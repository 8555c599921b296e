import { expect, test } from 'vitest';
import { withoutRandomUuid } from '@/testing/browser/plain-http';
import { newId } from './new-id';

test('an id is a UUID of version 4, and another one each time, over plain http as well', () => {
  withoutRandomUuid();
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});
