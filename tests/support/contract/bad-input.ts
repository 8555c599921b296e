import type { Contract, ContractOperation, Schema } from './contract';

/** One faulty request and what the exchange has to answer to it. */
export interface BadRequest {
  name: string;
  query?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string | FormData;
  expected: 400 | 404 | 413 | 415 | 422;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Longer than any text of the contract, and short enough for a visitor's body. */
const LONG = 'x'.repeat(12_000);

/** Every faulty request that follows from the contract of one operation. */
export function badRequests(operation: ContractOperation, contract: Contract): BadRequest[] {
  return [
    ...badParams(operation, contract),
    ...badQueries(operation, contract),
    ...badBodies(operation, contract),
  ];
}

function badParams({ parameters }: ContractOperation, { resolve }: Contract): BadRequest[] {
  return (
    parameters
      .filter((parameter) => parameter.in === 'path')
      .flatMap(({ name }) =>
        ['0', '-1', '1.5', 'A_b', '99999999999', 'x'.repeat(300), '%00', '%F0%9F%92%A9'].map(
          (value) => ({
            name: `path ${name}=${value.slice(0, 20)}`,
            params: { [name]: value },
            expected: 422 as const,
          }),
        ),
      )
      // A case is found by number or code: these are well-formed codes, only of no case.
      .filter(
        ({ params }) =>
          !(
            parameters[0] &&
            resolve(parameters[0].schema).pattern &&
            /^[a-z0-9-]{1,40}$/.test(Object.values(params)[0] ?? '')
          ),
      )
  );
}

function badQueries({ parameters }: ContractOperation, { resolve }: Contract): BadRequest[] {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const needed = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const faults = query.flatMap(({ name, schema }) =>
    wrongTexts(resolve(schema), resolve).map((text) => ({
      name: `query ${name}=${text.slice(0, 20)}`,
      query: `${name}=${encodeURIComponent(text)}`,
    })),
  );
  const repeated = query.map(({ name }) => ({
    name: `query ${name} twice`,
    query: `${name}=1&${name}=2`,
  }));
  const missing = needed.map((name) => ({ name: `query without ${name}`, query: '' }));
  return [
    ...faults,
    ...repeated,
    ...missing,
    { name: 'an unknown query parameter', query: 'surprise=1' },
  ].map((fault) => ({
    ...fault,
    expected: 422 as const,
  }));
}

function wrongTexts(schema: Schema, resolve: Contract['resolve']): string[] {
  if (schema.type === 'array' && schema.items) {
    return [
      ...wrongTexts(resolve(schema.items), resolve),
      Array.from({ length: 60 }, () => 'x').join(','),
    ];
  }
  if (schema.type === 'integer') return ['x', '1.5', '1e9', '99999999999999999999', '-1'];
  if (schema.type === 'boolean') return ['yes', '1'];
  return schema.enum ? ['x', LONG] : ['\u0000', LONG];
}

function badBodies({ body, role }: ContractOperation, contract: Contract): BadRequest[] {
  if (!body) return [];
  const otherType: BadRequest = {
    name: 'another content type',
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
    expected: 415,
  };
  if (body.contentType !== 'application/json') {
    const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const [example] = body.examples as Json[];
    const fields: Record<string, string> = Object.hasOwn((example ?? {}) as object, 'kind')
      ? { kind: 'other' }
      : {};
    return [
      otherType,
      { name: 'no multipart body', headers: broken, body: 'not multipart', expected: 400 },
      {
        name: 'no boundary',
        headers: { 'Content-Type': 'multipart/form-data' },
        body: 'x',
        expected: 400,
      },
      {
        name: 'a dozen parts',
        body: form(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`part${at}`, '1']))),
        expected: 413,
      },
      { name: 'an empty form', body: form({ surprise: '1' }), expected: 422 },
      {
        name: 'a text in place of the file',
        body: form({ file: 'x', ...fields }),
        expected: 422,
      },
      {
        name: 'an unknown kind',
        body: form({ file: new File(['%PDF-1.7'], 'a.pdf'), kind: 'secret' }),
        expected: 422,
      },
      {
        name: 'a file of no accepted type',
        body: form({ file: new File(['hello'], 'a.pdf'), ...fields }),
        expected: 415,
      },
      {
        name: 'an unknown part',
        body: form({ file: new File(['%PDF-1.7'], 'a.pdf'), ...fields, user_id: '1' }),
        expected: 422,
      },
    ];
  }
  const json = (name: string, value: unknown): BadRequest => ({
    name,
    headers: JSON_TYPE,
    body: JSON.stringify(value),
    expected: 422,
  });
  const most = (role === 'visitor' ? 16 : 256) * 1024;
  // Examples are valid by the contract's lint, so each single fault is the only one.
  const examples = body.examples as Json[];
  return [
    otherType,
    { name: 'no content type', body: '{}', headers: { 'Content-Type': '' }, expected: 415 },
    { name: 'no JSON', headers: JSON_TYPE, body: '{"user":', expected: 400 },
    { name: 'an empty body', headers: JSON_TYPE, body: '', expected: 400 },
    ...[
      { name: 'a body that is too large', body: JSON.stringify('x'.repeat(most + 1)) },
      { name: 'too many values', body: JSON.stringify(Array.from({ length: 1_100 }, () => 1)) },
      { name: 'too many levels', body: '['.repeat(20) + ']'.repeat(20) },
    ].map((fault) => ({ ...fault, headers: JSON_TYPE, expected: 413 as const })),
    ...[null, [], 'x', 1, {}].map((value) => json(`the body ${JSON.stringify(value)}`, value)),
    ...examples.flatMap((example) => [
      ...required(body.schema, example, contract).map(([path, value]) =>
        json(`without ${path}`, value),
      ),
      ...leaves(example).flatMap(([path]) => [
        json(`${path} as an object`, replaced(example, path, {})),
        json(`${path} as a list`, replaced(example, path, ['x'])),
        json(`${path} far too long`, replaced(example, path, LONG)),
        json(`${path} as a huge number`, replaced(example, path, 1e300)),
        json(`${path} with U+0000`, replaced(example, path, 'a\u0000b')),
      ]),
      ...objects(example).flatMap((path) => [
        json(
          `an unknown field in ${path || 'the body'}`,
          replaced(example, `${path && `${path}.`}surprise`, 1),
        ),
        json(
          `__proto__ in ${path || 'the body'}`,
          replaced(example, `${path && `${path}.`}constructor`, { x: 1 }),
        ),
      ]),
    ]),
  ];
}

function form(parts: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example without each of its required fields, by path. */
function required(
  schema: Schema,
  example: Json,
  contract: Contract,
  base = '',
): [path: string, value: Json][] {
  const resolved = contract.resolve(schema);
  if (resolved.oneOf) {
    const branch = resolved.oneOf
      .map(contract.resolve)
      .find((one) => one.required?.every((key) => isObject(example) && key in example));
    return branch ? required(branch, example, contract, base) : [];
  }
  if (!isObject(example)) return [];
  const here = (resolved.required ?? []).map((key): [string, Json] => [
    `${base}${key}`,
    without(example, key),
  ]);
  const below = Object.entries(resolved.properties ?? {}).flatMap(([key, child]) => {
    const value = example[key];
    if (!isObject(value)) return [];
    return required(child, value, contract, `${base}${key}.`).map(
      ([path, changed]): [string, Json] => [path, { ...example, [key]: changed }],
    );
  });
  return [...here, ...below];
}

function without(object: { [key: string]: Json }, key: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function leaves(value: Json, base = ''): [path: string, value: Json][] {
  if (!isObject(value)) return [[base, value]];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, base ? `${base}.${key}` : key),
  );
}

function objects(value: Json, base = ''): string[] {
  if (!isObject(value)) return [];
  return [
    base,
    ...Object.entries(value).flatMap(([key, child]) =>
      objects(child, base ? `${base}.${key}` : key),
    ),
  ];
}

function replaced(value: Json, path: string, replacement: Json): Json {
  const [key = '', ...rest] = path.split('.');
  const object = isObject(value) ? value : {};
  return {
    ...object,
    [key]:
      rest.length === 0 ? replacement : replaced(object[key] ?? {}, rest.join('.'), replacement),
  };
}
