import type { Operation } from '../contract/contract.ts';
import type { Prepared } from '../recipes/recipe.ts';
import { actorFor, type World } from '../session/world.ts';
import { type CallOptions, type Case, runCase } from '../session/case.ts';
import { badBodies, wrongTexts } from './mutations.ts';
import { together } from './together.ts';

interface BadInput {
  name: string;
  options: CallOptions;
  expected: number;
  codes: string[];
  /** A status that a right server may answer as well. */
  or?: number;
}

/** So many faulty requests are a few. */
const FEW = 5;
const KB = 1024;
/** What the contract says of a JSON body: so much is taken, and no more. */
const MOST_BYTES = { visitor: 16 * KB, others: 256 * KB };

/** Every faulty request that follows from the contract of one operation, and one case for each. */
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
  // What would change something is sent to a record of the suite's own only.
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

/** The first of each expected status, and some of the others from everywhere. */
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
    ...badQueries(world, operation),
    ...badHeaders(operation, prepared),
    ...(operation.body ? badBodiesOf(world, operation, prepared) : []),
  ];
}

const isInvalid = { expected: 422, codes: ['validation_failed'] };

function badParams(
  { contract, schemas }: World,
  { parameters }: Operation,
  prepared: Prepared | null,
): BadInput[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      wrongTexts(contract.resolve(schema), schemas.request(schema)).map((text) => ({
        name: `path ${name}=${text.slice(0, 20)}`,
        options: { params: { [name]: text }, ...withBody(prepared) },
        ...isInvalid,
        // A router of typed paths does not know such an address.
        or: 404,
      })),
    );
}

/** The body of the success, so that the fault named is the only one. */
const withBody = (prepared: Prepared | null): CallOptions => ({
  ...(prepared?.body !== undefined && { body: prepared.body }),
  ...(prepared?.form && { form: prepared.form }),
});

function badQueries({ contract, schemas }: World, operation: Operation): BadInput[] {
  if (operation.method !== 'GET') return [];
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wrong = query.flatMap(({ name, schema }) =>
    wrongTexts(contract.resolve(schema), schemas.request(schema), contract).map((text) => ({
      name: `query ${name}=${text.slice(0, 20)}`,
      query: `${name}=${encodeURIComponent(text)}`,
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

function badHeaders({ parameters }: Operation, prepared: Prepared | null): BadInput[] {
  if (!prepared) return [];
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (!takesKey) return [];
  return ['x'.repeat(201), 'two words'].map((key) => ({
    name: `Idempotency-Key ${key.slice(0, 20)}`,
    options: { headers: { 'Idempotency-Key': key }, ...withBody(prepared) },
    ...isInvalid,
  }));
}

function badBodiesOf(world: World, operation: Operation, prepared: Prepared | null): BadInput[] {
  const { body } = operation;
  if (!body) return [];
  const otherType = {
    name: 'another content type',
    options: { raw: { type: 'text/plain', body: 'x' } },
    expected: 415,
    codes: ['unsupported_media_type'],
  };
  if (body.contentType !== 'application/json') return [otherType, ...badForms(prepared)];
  const valid = prepared?.body ?? body.examples[0];
  const most = operation.role === 'visitor' ? MOST_BYTES.visitor : MOST_BYTES.others;
  const malformed = { expected: 400, codes: ['malformed_body'] };
  const json = (text: string): CallOptions => ({ raw: { type: 'application/json', body: text } });
  const large = `${JSON.stringify(valid).slice(0, -1)},"surprise":"${'x'.repeat(most)}"}`;
  return [
    otherType,
    { name: 'no content type', options: { raw: { type: '', body: '{}' } }, ...otherType415 },
    { name: 'no JSON', options: json('{"user":'), ...malformed },
    { name: 'an empty body', options: json(''), ...malformed },
    {
      name: 'a body that is too large',
      options: json(large),
      expected: 413,
      codes: ['payload_too_large'],
    },
    ...badBodies(valid, world.schemas.request(body.schema)).map(({ name, value }) => ({
      name,
      options: { body: value },
      ...isInvalid,
    })),
  ];
}

const manyParts = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`part${at}`, '1']));
const otherType415 = { expected: 415, codes: ['unsupported_media_type'] };

function badForms(prepared: Prepared | null): BadInput[] {
  const type = 'multipart/form-data; boundary=x';
  const broken = { raw: { type, body: 'not multipart' } };
  const faults: BadInput[] = [
    { name: 'no multipart body', options: broken, expected: 400, codes: ['malformed_body'] },
  ];
  const form = prepared?.form;
  if (!form) return faults;
  const { file, ...fields } = form;
  const text = { filename: 'a.pdf', bytes: new TextEncoder().encode('hello') };
  return [
    ...faults,
    { name: 'a form without a file', options: { form: fields }, ...isInvalid },
    {
      name: 'a text in place of the file',
      options: { form: { ...form, file: 'x' } },
      ...isInvalid,
    },
    { name: 'an unknown kind', options: { form: { ...form, kind: 'secret' } }, ...isInvalid },
    {
      name: 'far too many parts',
      options: { form: { ...form, ...manyParts } },
      expected: 413,
      codes: ['payload_too_large'],
      or: 422,
    },
    { name: 'an unknown part', options: { form: { ...form, user_id: '1' } }, ...isInvalid },
    ...(file === undefined
      ? []
      : [
          {
            name: 'a file of no accepted type',
            options: { form: { ...form, file: text } },
            ...otherType415,
          },
        ]),
  ];
}
