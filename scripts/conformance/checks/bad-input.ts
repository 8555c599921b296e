import type { Operation } from '../../contract/read-contract.ts';
import type { Prepared } from '../recipes/recipe.ts';
import { actorFor, type World } from '../session/world.ts';
import { type CallOptions, type Case, runCase } from '../session/case.ts';
import { type BadInput, badForms, isInvalid, unreadableBodies } from './bad-bodies.ts';
import { badBodies, type ContractAndSchemas, wrongTexts } from './mutations.ts';
import { together } from './together.ts';

/** How many faulty requests are a few. */
const FEW = 5;

/** Sends every faulty request that follows from the contract of one operation, each as a case of its own. */
export async function sendBadInput(
  world: World,
  operation: Operation,
  prepared: Prepared | null,
): Promise<void> {
  const as = prepared?.as ?? actorFor(world, operation.role);
  const group = 'bad input';
  if (as === null) {
    await runCase(world, { group, operation: operation.id, name: 'bad input' }, async (check) =>
      check.skip(`no ${operation.role} is given`),
    );
    return;
  }
  const base: CallOptions = {
    as,
    ...(prepared?.token !== undefined && { token: prepared.token }),
    ...(prepared?.params && { params: prepared.params }),
    ...(prepared?.query !== undefined && { query: prepared.query }),
  };
  // A call that would change something is only sent to a record of the suite's own.
  const isAimed = prepared !== null || operation.method === 'GET' || operation.body !== null;
  if (!isAimed) return;
  const all = badInputs(world, operation, prepared).filter(({ expected }) =>
    operation.responses.has(expected),
  );
  const chosen = world.options.brief ? spread(all) : all;
  await together(chosen, async ({ name, options, expected, codes, or }) => {
    await runCase(world, { group, operation: operation.id, name }, async (check: Case) => {
      const answer = await check.call(operation, { ...base, ...options });
      if (answer.status !== or) check.expect(answer, expected, ...codes);
    });
  });
}

/** The first of each expected status, and some of the others, evenly spread. */
function spread(all: BadInput[]): BadInput[] {
  const firsts = Array.from(
    Map.groupBy(all, ({ expected }) => expected).values(),
    ([first]) => first,
  );
  const step = Math.max(1, Math.ceil(all.length / FEW));
  return all.filter((each, index) => firsts.includes(each) || index % step === 0);
}

function badInputs(world: World, operation: Operation, prepared: Prepared | null): BadInput[] {
  return [
    ...badParams(world, operation, prepared),
    ...(operation.method === 'GET' ? badQueries(world, operation) : []),
    ...badHeaders(operation, prepared),
    ...badBodiesOf(world, operation, prepared),
  ];
}

/** @param more texts to try besides those of the suite. */
export function badParams(
  contract: ContractAndSchemas,
  { parameters }: Operation,
  prepared: Prepared | null,
  more?: readonly string[],
): BadInput[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) =>
      wrongTexts(contract, parameter, more).map((text) => ({
        name: `path ${parameter.name}=${text.slice(0, 20)}`,
        options: { params: { [parameter.name]: text }, ...withBody(prepared) },
        ...isInvalid,
        // A router with typed paths does not know such an address.
        or: 404,
      })),
    );
}

/** With the body of the success, so that the named fault is the only one. */
const withBody = (prepared: Prepared | null): CallOptions => ({
  ...(prepared?.body !== undefined && { body: prepared.body }),
  ...(prepared?.form && { form: prepared.form }),
});

/** @param more texts to try besides those of the suite. */
export function badQueries(
  contract: ContractAndSchemas,
  { parameters }: Operation,
  more?: readonly string[],
): BadInput[] {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const wrong = query.flatMap((parameter) =>
    wrongTexts(contract, parameter, more).map((text) => ({
      name: `query ${parameter.name}=${text.slice(0, 20)}`,
      query: `${parameter.name}=${encodeURIComponent(text)}`,
    })),
  );
  const missing = query
    .filter(({ required }) => required === true)
    .map(({ name }) => ({ name: `query without ${name}`, query: '' }));
  const unknown = { name: 'an unknown query parameter', query: 'surprise=1' };
  return [...wrong, ...missing, unknown].map((fault) => ({
    name: fault.name,
    options: { query: fault.query },
    ...isInvalid,
  }));
}

function badHeaders({ takesKey }: Operation, prepared: Prepared | null): BadInput[] {
  if (!prepared || !takesKey) return [];
  return ['x'.repeat(201), 'two words'].map((key) => ({
    name: `Idempotency-Key ${key.slice(0, 20)}`,
    options: { headers: { 'Idempotency-Key': key }, ...withBody(prepared) },
    ...isInvalid,
  }));
}

function badBodiesOf(world: World, operation: Operation, prepared: Prepared | null): BadInput[] {
  const { body } = operation;
  if (!body) return [];
  const valid = prepared?.body ?? body.examples[0];
  const unreadable = unreadableBodies(operation, valid);
  if (body.contentType !== 'application/json')
    return [...unreadable, ...(prepared?.form ? badForms(prepared.form) : [])];
  return [
    ...unreadable,
    ...badBodies(valid, world.schemas.request(body.schema)).map(({ name, value }) => ({
      name,
      options: { body: value },
      ...isInvalid,
    })),
  ];
}
