import type { Answer } from '../session/answer.ts';
import { type Case, runCase } from '../session/case.ts';
import { actorFor, judged, type World } from '../session/world.ts';
import { aimless } from './roles.ts';
import { together } from './together.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Methods that a path's table does not list, but that may be named. */
const IMPLIED = ['HEAD', 'OPTIONS'];

/** Expects the error body of an answer that belongs to no operation. */
function expectError(check: Case, answer: Answer, status: number, code: string): void {
  const { world } = check;
  const { headers } = answer;
  check.expect(answer, status, code);
  if (!headers.get('x-request-id')) check.fault('the answer has no X-Request-Id', answer);
  if (!headers.get('content-type')?.startsWith('application/json'))
    check.fault('the answer is no application/json', answer);
  const schema = { $ref: '#/components/schemas/ErrorBody' };
  const anchored = { $ref: `strict${schema.$ref}` };
  if (world.contract.schemas['ErrorBody'])
    for (const fault of world.schemas.answer(anchored)(answer.json)) check.fault(fault, answer);
}

/** Tries each method that a path of the contract does not have. */
export async function checkMethods(world: World): Promise<void> {
  const byPath = Map.groupBy(world.contract.operations, ({ path }) => path);
  if (world.options.readOnly) return;
  const firsts = Map.groupBy(judged(world), ({ path }) => path);
  await together([...firsts], async ([path, [first]]) => {
    const methods = (byPath.get(path) ?? []).map(({ method }) => method);
    const id = first?.id ?? path;
    const address = path.replaceAll(/\{\w+\}/g, '1');
    for (const method of METHODS.filter((each) => !methods.includes(each))) {
      const name = `${method} ${path} is not allowed`;
      await runCase(world, { group: 'paths', operation: id, name }, async (check) => {
        const answer = await check.send({ method, path: address, headers: {} });
        expectError(check, answer, 405, 'method_not_allowed');
        const allowed = (answer.headers.get('allow') ?? '').split(/\s*,\s*/);
        const told = allowed.filter((each) => !IMPLIED.includes(each)).toSorted();
        const own = judgedMethods(world, path).toSorted();
        if (![methods.toSorted().join(), own.join()].includes(told.join()))
          check.fault(
            `Allow is "${allowed.join(', ')}", the contract has ${methods.join(', ')}`,
            answer,
          );
      });
    }
  });
}

/** A server with only some of the operations may name only those. */
function judgedMethods({ contract, options }: World, path: string): string[] {
  const here = contract.operations.filter((operation) => operation.path === path);
  return here.filter(({ id }) => options.only?.includes(id) ?? true).map(({ method }) => method);
}

/** Requests an address that does not exist, and a record that nobody has. */
export async function checkUnknown(world: World): Promise<void> {
  for (const path of ['/nowhere', '/api/nowhere', '/api/cases/1/nowhere']) {
    await runCase(
      world,
      { group: 'paths', operation: '', name: `${path} is unknown` },
      async (check) => {
        expectError(
          check,
          await check.send({ method: 'GET', path, headers: {} }),
          404,
          'not_found',
        );
      },
    );
  }
  for (const operation of judged(world)) {
    const hasId = operation.parameters.some((parameter) => parameter.in === 'path');
    if (!hasId || !operation.responses.has(404)) continue;
    await runCase(
      world,
      { group: 'paths', operation: operation.id, name: 'an unknown record' },
      async (check) => {
        const as = actorFor(world, operation.role) ?? check.skip(`no ${operation.role} is given`);
        check.expect(
          await check.call(operation, { ...aimless(world, operation), as }),
          404,
          'not_found',
        );
      },
    );
  }
}
