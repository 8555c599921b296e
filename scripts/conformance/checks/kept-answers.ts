import type { Operation } from '../../contract/read-contract.ts';
import { prepare } from '../recipes/index.ts';
import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

const isKept = ({ method, responses }: Operation) =>
  method === 'GET' && (responses.has(304) || responses.get(200)?.headers['ETag'] !== undefined);

/** Reads that everybody may do name their answer, and do not send it again to a client that has it. */
export async function checkKeptAnswers(world: World): Promise<void> {
  for (const operation of judged(world).filter(isKept)) {
    const what = { group: 'kept answers', operation: operation.id, name: 'If-None-Match' };
    await runCase(world, what, async (check) => {
      const prepared = await prepare(check, operation);
      const first = await check.succeed(operation, prepared);
      const etag = first.headers.get('etag') ?? check.skip('its answer has no ETag');
      const ask = async (kept: string) =>
        await check.call(operation, { ...prepared, headers: { 'If-None-Match': kept } });
      check.expect(await ask(etag), 304);
      check.expect(await ask('"another"'), 200);
    });
  }
}
