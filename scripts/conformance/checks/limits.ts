import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

const OPERATION = 'reportClientError';
/** The contract says 30 in ten minutes. */
const MOST = 40;

/** Uses up the only limit that does not lock anybody out of anything. */
export async function checkLimits(world: World): Promise<void> {
  const operation = judged(world).find(({ id }) => id === OPERATION);
  if (!operation) return;
  await runCase(
    world,
    { group: 'limits', operation: OPERATION, name: 'too many are refused' },
    async (check) => {
      if (world.options.limits !== true)
        check.skip('it uses a limit up for ten minutes; --limits asks for it');
      for (let count = 0; count < MOST; count += 1) {
        const body = { message: `A conformance run, ${count}`, path: '/conformance' };
        const answer = await check.call(operation, { body });
        if (answer.status === 429) return check.expect(answer, 429, 'rate_limited');
        check.expect(answer, 204);
      }
      check.fault(`${MOST} were taken, and the contract says 30`);
    },
  );
}
