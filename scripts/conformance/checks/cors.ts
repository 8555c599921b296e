import type { Operation } from '../../contract/read-contract.ts';
import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';
import { aimless } from './roles.ts';
import { together } from './together.ts';

/** A site that nobody has allowed. */
const STRANGER = 'https://stranger.example';

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

/** What pages of another site may send and read: the headers that the contract describes. */
export async function checkCors(world: World): Promise<void> {
  const { origin } = world.options;
  if (origin === undefined) {
    await runCase(world, { group: 'CORS', operation: '', name: 'other sites' }, async (check) =>
      check.skip('no allowed origin is given'),
    );
    return;
  }
  await together(judged(world), (operation) => checkPreflight(world, operation, origin));
  const reading = judged(world).find(({ method }) => method === 'GET');
  if (reading) await checkReading(world, reading, origin);
}

async function checkPreflight(world: World, operation: Operation, origin: string): Promise<void> {
  const sent = sentHeaders(world);
  const name = 'asked before by a page of another site';
  await runCase(world, { group: 'CORS', operation: operation.id, name }, async (check) => {
    const answer = await check.send({
      method: 'OPTIONS',
      path: operation.path.replaceAll(/\{\w+\}/g, '1'),
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': operation.method,
        'Access-Control-Request-Headers': sent.join(','),
      },
    });
    if (answer.status < 200 || answer.status > 299)
      check.fault(`the preflight is ${answer.status}`, answer);
    if (![origin, '*'].includes(answer.headers.get('access-control-allow-origin') ?? ''))
      check.fault('the origin is not allowed', answer);
    const methods = listed(answer.headers, 'access-control-allow-methods');
    if (!methods.includes(operation.method.toLowerCase()) && !methods.includes('*'))
      check.fault(`${operation.method} is not allowed`, answer);
    const headers = listed(answer.headers, 'access-control-allow-headers');
    const missing = sent.filter((each) => !headers.includes(each));
    if (missing.length > 0) check.fault(`may not be sent: ${missing.join(', ')}`, answer);
  });
}

async function checkReading(world: World, operation: Operation, origin: string): Promise<void> {
  const name = 'read by a page of another site';
  await runCase(world, { group: 'CORS', operation: operation.id, name }, async (check) => {
    const read = async (from: string) =>
      await check.call(operation, { ...aimless(world, operation), headers: { Origin: from } });
    const answer = await read(origin);
    const exposed = listed(answer.headers, 'access-control-expose-headers');
    const missing = readHeaders(world).filter((each) => !exposed.includes(each));
    if (missing.length > 0) check.fault(`may not be read: ${missing.join(', ')}`, answer);
    const other = await read(STRANGER);
    if (other.headers.get('access-control-allow-origin') === STRANGER)
      check.fault('a site that nobody allowed may read the answer', other);
  });
}

function sentHeaders({ contract }: World): string[] {
  const described = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name.toLowerCase());
  return [...new Set(['authorization', 'content-type', ...described])];
}

function readHeaders({ contract }: World): string[] {
  const described = contract.operations
    .flatMap(({ responses }) => Array.from(responses.values()))
    .flatMap(({ headers }) => Object.keys(headers).map((name) => name.toLowerCase()));
  return [...new Set(described)];
}
