import type { Operation } from '../../contract/read-contract.ts';
import { prepare } from '../recipes/index.ts';
import type { Prepared } from '../recipes/recipe.ts';
import type { CallOptions, Case } from '../session/case.ts';
import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';
import { sendBadInput } from './bad-input.ts';

/**
 * Takes each operation from its faulty requests to its success. Before the success, a bad body, somebody else's record
 * and a stale version are refused; after it, the same key gets the same answer.
 */
export async function checkSuccesses(world: World): Promise<void> {
  for (const operation of inOrder(judged(world))) {
    const { id } = operation;
    let prepared: Prepared | null = null;
    await runCase(
      world,
      { group: 'success', operation: id, name: 'can be prepared' },
      async (check) => {
        prepared = await prepare(check, operation);
      },
    );
    await sendBadInput(world, operation, prepared);
    if (prepared) await runPrepared(world, operation, prepared);
  }
}

/** Operations that end a session come last. */
function inOrder(operations: Operation[]): Operation[] {
  const ends = ({ id, endsSession }: Operation) => endsSession || id === 'resetPassword';
  return [...operations.filter((each) => !ends(each)), ...operations.filter(ends)];
}

async function runPrepared(world: World, operation: Operation, prepared: Prepared): Promise<void> {
  const { stranger, version } = prepared;
  const run = (group: string, name: string, body: (check: Case) => Promise<void>) =>
    runCase(world, { group, operation: operation.id, name }, body);

  if (stranger !== undefined) {
    await run('roles', `to ${stranger} the record of somebody else is unknown`, async (check) => {
      const { token: _, ...others } = prepared;
      check.expect(await check.call(operation, { ...others, as: stranger }), 404, 'not_found');
    });
  }
  if (version !== undefined && operation.responses.has(409)) {
    await run('versions', 'a stale version is refused', async (check) => {
      for (const step of [-1, 1]) {
        const body = withVersion(prepared.body, version.split('.'), step);
        if (body !== null)
          check.expect(await check.call(operation, { ...prepared, body }), 409, 'stale_version');
      }
    });
  }
  const key = prepared.key ?? crypto.randomUUID();
  const keyed: CallOptions = operation.takesKey ? { headers: { 'Idempotency-Key': key } } : {};
  let first: string | null = null;
  await run('success', `answers ${operation.success}`, async (check) => {
    const answer = await check.succeed(operation, { ...prepared, ...keyed });
    first = `${answer.status} ${answer.text}`;
    await prepared.holds?.(check, answer);
  });
  if (!operation.takesKey || first === null || operation.endsSession) return;
  await run(
    'idempotency',
    'the same key answers the same, and nothing is done again',
    async (check) => {
      const again = await check.call(operation, { ...prepared, ...keyed });
      if (`${again.status} ${again.text}` !== first)
        check.fault('the repetition has another answer', again);
    },
  );
  const { other } = prepared;
  if (!other) return;
  await run('idempotency', 'another request under the same key is refused', async (check) => {
    const answer = await check.call(operation, { ...prepared, ...other, ...keyed });
    check.expect(answer, 422, 'idempotency_key_reused');
  });
}

/** The body with another version at this path; null if it has none there. */
function withVersion(body: unknown, [key = '', ...rest]: string[], step: number): unknown {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  const changed =
    rest.length > 0
      ? withVersion(value, rest, step)
      : typeof value === 'number' && value + step >= 0
        ? value + step
        : null;
  return changed === null ? null : { ...body, [key]: changed };
}
