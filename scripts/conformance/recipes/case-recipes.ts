import type { Schema } from '../../contract/openapi-types.ts';
import { at, idOf, rowsOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import type { Recipe } from './recipe.ts';

/** The case of the market with the fewest open claims: nobody can make one for the suite. */
const quietCase = (check: Case) =>
  once(check, 'quiet case', async (): Promise<number> => {
    const row = rowsOf(await check.call('listCases'), 'cases').at(-1);
    return row === undefined ? check.skip('there is no case on the market') : Number(at(row, 'id'));
  });

const NEWS = {
  case_update: {
    date: '2026-01-05',
    title: 'A conformance run',
    body: 'A test of the exchange; it is deleted at once.',
  },
};

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

/** What to send of a case to give it another description and leave its other facts as they stand. */
function factsWith(
  description: string,
  { json, version }: { json: unknown; version: number },
  { world: { contract } }: Case,
) {
  const partOf = (schema: Schema | undefined) => contract.resolve(schema ?? {}).properties ?? {};
  const { case: facts } = partOf(contract.byId.get('updateCase')?.body?.schema);
  const names = Object.keys(partOf(facts));
  return {
    case: { ...Object.fromEntries(names.map((name) => [name, at(json, name)])), description },
    lock_version: version,
  };
}

export const caseRecipes: Record<string, Recipe> = {
  getAdminCase: async (check) => ({ as: 'admin', params: { id: await quietCase(check) } }),
  pauseCase: statusStep('pauseCase', 'paused'),
  reopenCase: statusStep('reopenCase', 'active'),
  updateCase: async (check) => {
    const before = await readCase(check);
    const params = { id: before.id };
    const description = 'Changed by a conformance run, and back at once.';
    return {
      as: 'admin',
      params,
      body: factsWith(description, before, check),
      version: 'lock_version',
      other: { body: factsWith('Another one.', before, check) },
      holds: async (inner) => {
        const read = await readCase(inner);
        if (at(read.json, 'description') !== description)
          inner.fault('read again, the change is not there');
        if (read.version <= before.version) inner.fault('lock_version has not risen');
        const body = factsWith(String(at(before.json, 'description')), read, inner);
        await inner.succeed('updateCase', { as: 'admin', params, body });
      },
    };
  },
  createGuidePrice: async (check) => {
    const { id, version, json } = await readCase(check);
    const [low_percent, high_percent] = [
      at(json, 'guide_low_percent'),
      at(json, 'guide_high_percent'),
    ];
    if (low_percent === null)
      return check.skip('the case has no guide, which nobody could take back');
    const guide = { low_percent, high_percent, size_band: null };
    return {
      as: 'admin',
      params: { id },
      body: { guide_price: guide, lock_version: version },
      version: 'lock_version',
      other: { body: { guide_price: { ...guide, size_band: 'over_1m' }, lock_version: version } },
      holds: async (inner) => {
        const history = await inner.call('getCasePriceHistory', {
          params: { id },
          query: { range: 'all' },
        });
        const rows: unknown[] = Array.isArray(history.json) ? history.json : [];
        const last = rows.findLast((row) => at(row, 'source') === 'guide');
        if (at(last, 'high_percent') !== high_percent)
          inner.fault('the guide is not the last one of the history', history);
      },
    };
  },
  createCaseUpdate: async (check) => {
    const id = await quietCase(check);
    return {
      as: 'admin',
      params: { id },
      body: NEWS,
      other: { body: { case_update: { ...NEWS.case_update, title: 'Another run' } } },
      holds: async (inner, answer) => {
        const news = await inner.call('getCaseUpdates', { params: { id } });
        const rows = Array.isArray(news.json) ? news.json : [];
        if (!rows.some((row) => at(row, 'id') === idOf(answer)))
          inner.fault('the news is not among that of the case', news);
        const params = { id: idOf(answer) };
        await inner.succeed('deleteCaseUpdate', { as: 'admin', params });
      },
    };
  },
  deleteCaseUpdate: async (check) => {
    const of = await quietCase(check);
    const params = { id: of };
    const added = await check.succeed('createCaseUpdate', { as: 'admin', params, body: NEWS });
    const id = idOf(added);
    return {
      as: 'admin',
      params: { id },
      other: { params: { id: id + 1 } },
      holds: async (inner) => {
        const news = await inner.call('getCaseUpdates', { params: { id: of } });
        const rows = Array.isArray(news.json) ? news.json : [];
        if (rows.some((row) => at(row, 'id') === id))
          inner.fault('read again, the news is still there', news);
      },
    };
  },
  closeCase: async (check) => check.skip('a case that is closed stays closed'),
};
