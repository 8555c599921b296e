import { expect, test } from 'vitest';
import type * as zod from 'zod/mini';
import { operations } from '@generated/operations';
import { exampleOf } from '@/testing/contract-examples';
import { isRead, OPERATION_IDS } from './switched';
import { emptied } from './without-rows';

test('every list of the contract loses its rows and stays true to it; records stay as they are', () => {
  const lists = OPERATION_IDS.filter(isRead).filter((id) => {
    const { 200: schema }: Record<number, zod.ZodMiniType | null> = operations[id].responses;
    const before = exampleOf(id);
    const after = emptied(before);
    schema?.parse(after);
    return JSON.stringify(after) !== JSON.stringify(before);
  });
  expect(lists).toEqual(
    expect.arrayContaining(OPERATION_IDS.filter((id) => id.startsWith('list'))),
  );
  expect(lists).toContain('getMessages');
  expect(lists).not.toContain('getCase');
  expect(lists).not.toContain('getNegotiation');
});
