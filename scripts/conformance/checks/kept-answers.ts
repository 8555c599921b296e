import { prepare } from '../recipes/index.ts';
import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

/** Readings that everybody may do name their answer, and are not sent again to whom has it. */
export async function checkKeptAnswers(world: World): Promise<void> {
  for (const operation of judged(world)) {
    if (operation.method !== 'GET' || operation.role !== 'visitor') continue;
    await runCase(
      world,
      { group: 'kept answers', operation: operation.id, name: 'If-None-Match' },
      async (check) => {
        const prepared = await prepare(check, operation);
        const first = await check.succeed(operation, prepared);
        const etag = first.headers.get('etag');
        const isSaid =
          operation.responses.has(304) ||
          operation.responses.get(200)?.headers['ETag'] !== undefined;
        if (etag === null) {
          if (isSaid) check.fault('200 has no ETag', first);
          else check.skip('its answers have no ETag');
          return;
        }
        const again = await check.call(operation, {
          ...prepared,
          headers: { 'If-None-Match': etag },
        });
        check.expect(again, 304);
        const other = await check.call(operation, {
          ...prepared,
          headers: { 'If-None-Match': '"another"' },
        });
        check.expect(other, 200);
      },
    );
  }
}
