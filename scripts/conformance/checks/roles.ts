import type { Role, Schema } from '../../contract/openapi-types.ts';
import type { Operation } from '../../contract/read-contract.ts';
import { type CallOptions, runCase } from '../session/case.ts';
import { type Actor, judged, type World } from '../session/world.ts';
import { png } from '../session/multipart.ts';
import { together } from './together.ts';

/** Well formed, but nobody's. */
const STRANGE_TOKEN = 'conformance'.repeat(4).slice(0, 43);
/** The greatest number that the contract accepts; nobody has that many records. */
const UNKNOWN_ID = 2_147_483_647;

type Refusal = [status: number, code: string];

const IN_THE_WRONG_AREA: Refusal = [403, 'forbidden'];

/** Which callers a role turns away, and how. */
const TURNED_AWAY: Record<Role, Partial<Record<Actor, Refusal>>> = {
  visitor: {},
  user: { admin: IN_THE_WRONG_AREA },
  verified_buyer: { user: [422, 'buyer_not_verified'], admin: IN_THE_WRONG_AREA },
  admin: { user: IN_THE_WRONG_AREA, buyer: IN_THE_WRONG_AREA },
};

/** Names of records that no exchange has: a path takes the first one with the right form. */
const UNKNOWN_NAMES = ['no-such-record', '1900-01'];

function unknownName({ type, pattern }: Schema): string | number {
  if (type === 'integer') return UNKNOWN_ID;
  const name = UNKNOWN_NAMES.find((each) => new RegExp(pattern ?? '', 'u').test(each));
  if (name === undefined) throw new Error(`No name of an unknown record has the form ${pattern}.`);
  return name;
}

/** A call that is right except for its sender, and targets no record. */
export function aimless({ contract }: World, operation: Operation): CallOptions {
  const params = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, unknownName(contract.resolve(schema))]);
  const required = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.required === true,
  );
  const { body } = operation;
  const isForm = body !== null && body.contentType !== 'application/json';
  const kind = isForm
    ? firstKind(contract.resolve(body.schema).properties?.['kind'], contract)
    : '';
  return {
    params: Object.fromEntries(params) as Record<string, string | number>,
    ...(required.length > 0 && {
      query: Object.fromEntries(
        required.map(({ name, schema }) => [
          name,
          contract.resolve(schema).type === 'integer' ? 1 : 'x'.repeat(40),
        ]),
      ),
    }),
    ...(body && !isForm && { body: body.examples[0] }),
    ...(isForm && { form: { kind, file: { filename: 'page.png', bytes: png } } }),
  };
}

function firstKind(schema: { $ref?: string } | undefined, contract: World['contract']): string {
  const { enum: kinds = [] } = schema ? (contract.resolve(schema) as { enum?: unknown[] }) : {};
  return String(kinds.includes('other') ? 'other' : kinds[0]);
}

/** Calls each operation without a token, with nobody's token, and as everybody whom its role turns away. */
export async function checkRoles(world: World): Promise<void> {
  await together(judged(world), async (operation) => {
    const call = aimless(world, operation);
    const asks = async (name: string, options: CallOptions, status: number, code: string) =>
      await runCase(world, { group: 'roles', operation: operation.id, name }, async (check) => {
        check.expect(await check.call(operation, { ...call, ...options }), status, code);
      });
    if (operation.role !== 'visitor') {
      await asks('no token', { token: null }, 401, 'unauthorized');
      await asks('a token of nobody', { token: STRANGE_TOKEN }, 401, 'unauthorized');
      await asks('a token that is no token', { token: 'x' }, 401, 'unauthorized');
    } else if (operation.responses.has(401)) {
      await asks('a token of nobody', { token: STRANGE_TOKEN }, 401, 'unauthorized');
    }
    const turnedAway = Object.entries(TURNED_AWAY[operation.role]) as [Actor, Refusal][];
    for (const [as, refusal] of turnedAway) {
      if (world.tokens.has(as)) await asks(`as ${as}`, { as }, ...refusal);
      else
        await runCase(
          world,
          { group: 'roles', operation: operation.id, name: `as ${as}` },
          async (check) => check.skip(`no ${as} is given`),
        );
    }
  });
}
