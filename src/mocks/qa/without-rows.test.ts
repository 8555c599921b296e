import { expect, test } from 'vitest';
import type * as zod from 'zod/mini';
import { type OperationId, operations } from '@generated/operations';
import { isRead, OPERATION_IDS } from './switched';
import { emptied } from './without-rows';

const modules = import.meta.glob('/generated/msw/**/*.msw.ts', { eager: true });
const generated = Object.assign({}, ...Object.values(modules)) as Record<string, () => unknown>;

/** The example of the contract. */
function answerOf(id: OperationId): unknown {
  return generated[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock200`]?.();
}

test('every list of the contract loses its rows and stays true to it; records stay as they are', () => {
  const lists = OPERATION_IDS.filter(isRead).filter((id) => {
    const { 200: schema }: Record<number, zod.ZodMiniType | null> = operations[id].responses;
    const before = answerOf(id);
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
