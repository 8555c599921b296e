import { at, rowsOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import type { Recipe } from './recipe.ts';

/** The case of the market with the fewest open claims: nobody can make one for the suite. */
const quietCase = (check: Case) =>
  once(check, 'quiet case', async (): Promise<number> => {
    const row = rowsOf(await check.call('listCases'), 'cases').at(-1);
    return row === undefined ? check.skip('there is no case on the market') : Number(at(row, 'id'));
  });

async function readCase(check: Case): Promise<{ id: number; version: number; json: unknown }> {
  const id = await quietCase(check);
  const { json } = await check.succeed('getAdminCase', { as: 'admin', params: { id } });
  return { id, version: Number(at(json, 'lock_version')), json };
}

async function step(check: Case, operation: 'pauseCase' | 'reopenCase'): Promise<void> {
  const { id, version } = await readCase(check);
  const body = { lock_version: version };
  await check.succeed(operation, { as: 'admin', params: { id }, body });
}

/** Pauses a case or reopens it; either way it is active in the end. */
const statusStep =
  (operation: 'pauseCase' | 'reopenCase', to: string): Recipe =>
  async (check) => {
    if (operation === 'reopenCase') await step(check, 'pauseCase');
    const { id, version } = await readCase(check);
    const body = { reason: 'A conformance run.', lock_version: version };
    return {
      as: 'admin',
      params: { id },
      body,
      version: 'lock_version',
      other: { body: { ...body, reason: 'Another one.' } },
      holds: async (inner) => {
        const read = await readCase(inner);
        if (at(read.json, 'status') !== to) inner.fault(`read again, the case is not ${to}`);
        if (read.version <= version) inner.fault('lock_version has not risen');
        if (to === 'paused') await step(inner, 'reopenCase');
      },
    };
  };

export const caseRecipes: Record<string, Recipe> = {
  getAdminCase: async (check) => ({ as: 'admin', params: { id: await quietCase(check) } }),
  pauseCase: statusStep('pauseCase', 'paused'),
  reopenCase: statusStep('reopenCase', 'active'),
  closeCase: async (check) => check.skip('a case that is closed stays closed'),
};
