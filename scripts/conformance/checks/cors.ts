import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';
import { aimless } from './roles.ts';

const SENT = ['authorization', 'content-type', 'idempotency-key', 'if-none-match'];
const READ = [
  'authorization',
  'retry-after',
  'etag',
  'x-request-id',
  'content-disposition',
  'allow',
];

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

/** What pages of another site may send and read: the headers that the contract describes. */
export async function checkCors(world: World): Promise<void> {
  const described = describedHeaders(world);
  for (const operation of judged(world)) {
    const what = {
      group: 'CORS',
      operation: operation.id,
      name: 'asked before by a page of another site',
    };
    await runCase(world, what, async (check) => {
      const origin = world.options.origin ?? check.skip('no allowed origin is given');
      const answer = await check.send({
        method: 'OPTIONS',
        path: operation.path.replaceAll(/\{\w+\}/g, '1'),
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': operation.method,
          'Access-Control-Request-Headers': described.sent.join(','),
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
      const missing = described.sent.filter((name) => !headers.includes(name));
      if (missing.length > 0) check.fault(`may not be sent: ${missing.join(', ')}`, answer);
    });
  }
  const first = judged(world).find(({ method }) => method === 'GET');
  if (!first) return;
  await runCase(
    world,
    { group: 'CORS', operation: first.id, name: 'read by a page of another site' },
    async (check) => {
      const origin = world.options.origin ?? check.skip('no allowed origin is given');
      const answer = await check.call(first, {
        ...aimless(world, first),
        headers: { Origin: origin },
      });
      const exposed = listed(answer.headers, 'access-control-expose-headers');
      const missing = described.read.filter((name) => !exposed.includes(name));
      if (missing.length > 0) check.fault(`may not be read: ${missing.join(', ')}`, answer);
      const other = await check.call(first, {
        ...aimless(world, first),
        headers: { Origin: 'https://stranger.example' },
      });
      if (other.headers.get('access-control-allow-origin') === 'https://stranger.example')
        check.fault('a site that nobody allowed may read the answer', other);
    },
  );
}

/** Of those that are not sent anyway, the ones that the contract names. */
function describedHeaders({ contract }: World): { sent: string[]; read: string[] } {
  const parameters = contract.operations.flatMap((operation) => operation.parameters);
  const sent = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name.toLowerCase());
  const read = contract.operations
    .flatMap(({ responses }) => Array.from(responses.values()))
    .flatMap(({ headers }) => Object.keys(headers).map((name) => name.toLowerCase()));
  return {
    sent: SENT.filter(
      (name) => sent.includes(name) || name === 'authorization' || name === 'content-type',
    ),
    // A page may look at the answer of another method as well, but none is told of by the contract's own.
    read: READ.filter((name) => read.includes(name) && name !== 'allow'),
  };
}
