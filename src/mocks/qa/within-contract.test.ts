import * as core from 'zod/v4/core';
import { expect, test } from 'vitest';
import { operations } from '@generated/operations';
import { exampleOf } from '@/testing/contract-examples';
import { aCase, aCaseSummary } from '@/testing/marketplace';
import { OPERATION_IDS } from './switched';
import { type Change, changedWithin, changeParts, long, nothing } from './within-contract';

const changed = (id: (typeof OPERATION_IDS)[number], change: Change) => {
  const { 200: schema }: Record<number, core.$ZodType | null> = operations[id].responses;
  return schema && { schema, body: changeParts(exampleOf(id), schema, change) };
};

test.each<[string, Change]>([
  ['nothing', nothing],
  ['long', long],
])('every answer with %s is still true to the contract', (_, change) => {
  const broken = OPERATION_IDS.filter((id) => {
    const answer = changed(id, change);
    return answer && !core.safeParse(answer.schema, answer.body).success;
  });
  expect(broken).toEqual([]);
});

test('what may be missing is, and what has to be there stays', async () => {
  const response = await changedWithin(Response.json(aCase()), 'getCase', nothing);
  const { id, name, bar_date, claims_agent } = aCase();
  expect({ bar_date, claims_agent }).not.toMatchObject({ bar_date: null, claims_agent: null });
  expect(await response.json()).toMatchObject({ id, name, bar_date: null, claims_agent: null });
});

test('names and sentences are long; numbers, references and addresses are as they were', async () => {
  const page = { current_page: 1, total_count: 1, cases: [aCaseSummary()] };
  const response = await changedWithin(Response.json(page), 'listCases', long);
  const { name, case_number, case_code, stats } = aCaseSummary();
  const longName = expect.stringMatching(new RegExp(`^${name} und .{100,}`));
  const kept = { case_number, case_code, stats };
  expect(await response.json()).toMatchObject({ cases: [{ name: longName, ...kept }] });
});

test('a refusal stays one', async () => {
  const refusal = Response.json({ code: 'not_found' }, { status: 404 });
  expect(await changedWithin(refusal, 'getCase', nothing)).toBe(refusal);
});
