/**
 * The modules that no generator makes for us. operations.ts holds, for each operation of the contract, its method, path
 * and role, what its query looks like and the generated schemas its parts are parsed with; models.ts names every model;
 * queries.ts tells the pages that keep a query in their URL what it may hold, without loading a schema library.
 */
import { codesOf } from './contract/error-examples.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
export const pascal = (text) => text[0].toUpperCase() + text.slice(1);

/** What a schema asks for: its own words, or those of its fields; a list asks for what its entries ask for. */
const asking = (resolve) => {
  const asksOf = (node) => {
    const schema = resolve(node) ?? {};
    const own = node?.['x-asks'] ?? schema['x-asks'];
    if (own) return own;
    if (schema.items) return asksOf(schema.items);
    const branches = (schema.oneOf ?? []).map(asksOf).filter(Boolean);
    const sentence = branches.find((asks) => typeof asks === 'string');
    if (sentence || (branches.length === 0 && !schema.properties)) return sentence;
    const fields = Object.entries(schema.properties ?? {});
    return Object.assign(fieldsOf(fields), ...branches);
  };
  const fieldsOf = (fields) =>
    Object.fromEntries(
      fields.flatMap(([name, schema]) => {
        const asks = asksOf(schema);
        return asks ? [[name, asks]] : [];
      }),
    );
  return { asksOf, fieldsOf };
};

export const resolver = (contract) => (node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], contract)
    : node;

/** Writes generated/error-codes.ts: what the exchange says with a code where it has nothing better to say. */
export function errorCodesModule(contract) {
  const codes = Object.entries(contract.components.schemas.ErrorCode['x-codes']);
  return `import type { ErrorCode } from './model';

/** The usual sentence of each code. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = ${JSON.stringify(Object.fromEntries(codes.map(([code, { message }]) => [code, message])))};
`;
}

/** @param {any} contract the bundled contract */
export function operationsModule(contract) {
  const resolve = resolver(contract);
  const { asksOf, fieldsOf } = asking(resolve);

  const kindOf = (schema) => {
    const { type, items } = resolve(schema);
    return type === 'array' ? `${kindOf(items)}[]` : type;
  };

  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => entry(path, method, item)),
  );

  function entry(path, method, item) {
    const operation = item[method];
    const id = operation.operationId;
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
    const textPart = (place, suffix) => {
      const own = parameters.filter((parameter) => parameter.in === place);
      if (own.length === 0) return 'null';
      const kinds = own.map((parameter) => `'${parameter.name}': '${kindOf(parameter.schema)}'`);
      const asks = fieldsOf(own.map((parameter) => [parameter.name, parameter.schema]));
      return `{ kinds: { ${kinds.join(', ')} }, schema: ${schema(suffix)}, asks: ${JSON.stringify(asks)} }`;
    };
    const content = resolve(operation.requestBody)?.content ?? {};
    const [contentType] = Object.keys(content);
    const schema = (suffix) => `${operation.tags[0].replaceAll('-', '_')}.${pascal(id)}${suffix}`;
    const bodyOf = (media) =>
      `{ contentType: '${contentType}', schema: ${schema('Body')}, asks: ${JSON.stringify(asksOf(media.schema))}${
        contentType === 'multipart/form-data'
          ? `, fields: ${Object.keys(resolve(media.schema).properties).length}`
          : ''
      } }`;
    const responses = Object.entries(operation.responses)
      .filter(([status]) => status !== '304')
      .map(([status, response]) => {
        const type = Object.keys(resolve(response).content ?? {})[0];
        const body = type === 'application/json' ? schema(`${status}Response`) : 'null';
        return `${status}: ${body}`;
      });
    return {
      tag: operation.tags[0],
      text: `  ${id}: {
    method: '${method.toUpperCase()}',
    path: '${path}',
    role: '${operation['x-role']}',
    isInPerson: ${operation['x-in-person'] === true},
    params: ${textPart('path', 'Params')},
    query: ${textPart('query', 'QueryParams')},
    header: ${textPart('header', 'Header')},
    body: ${contentType ? bodyOf(content[contentType]) : 'null'},
    responses: { ${responses.join(', ')} },
    codes: ${JSON.stringify(codesOf(contract, operation))},
    isKept: ${'304' in operation.responses},
  },`,
    };
  }

  const tags = [...new Set(entries.map(({ tag }) => tag))].toSorted((a, b) => (a < b ? -1 : 1));
  const imports = tags.map(
    (tag) => `import * as ${tag.replaceAll('-', '_')} from './zod/${tag}/${tag}';`,
  );
  return `${imports.join('\n')}

/** Every operation of the contract. A response schema is null where the answer has no JSON body. */
export const operations = {
${entries.map(({ text }) => text).join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** The headers of answers that a client may read. */
export const ANSWER_HEADERS = ${JSON.stringify(answerHeaders(contract))};

/** The headers that a request may carry beyond the usual ones. */
export const REQUEST_HEADERS = ${JSON.stringify(requestHeaders(contract))};
`;
}

/** The operations of the contract, each with its path and method. */
export const placedOperationsOf = (contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );

export const operationsOf = (contract) =>
  Object.values(contract.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));

function answerHeaders(contract) {
  const resolve = resolver(contract);
  const responses = operationsOf(contract).flatMap(({ responses: own }) => Object.values(own));
  return [...new Set(responses.flatMap((each) => Object.keys(resolve(each).headers ?? {})))];
}

function requestHeaders(contract) {
  const resolve = resolver(contract);
  const parameters = operationsOf(contract).flatMap((operation) => operation.parameters ?? []);
  const own = parameters.map(resolve).filter((parameter) => parameter.in === 'header');
  const conditional = answerHeaders(contract).includes('ETag') ? ['If-None-Match'] : [];
  return [
    ...new Set(['Authorization', 'Content-Type', ...own.map(({ name }) => name), ...conditional]),
  ];
}

/** Writes generated/models.ts: every model by its name in the contract, so that a type test can go through all of them. */
export function modelsModule(contract) {
  const names = Object.keys(contract.components.schemas);
  return `import type * as model from './model';

/** Every named schema of the contract as Orval types it. */
export interface Models {
${names.map((name) => `  ${name}: model.${name};`).join('\n')}
}
`;
}

/** Writes generated/queries.ts: what the query of each reading operation may hold. */
export function queriesModule(contract) {
  const resolve = resolver(contract);
  const readings = Object.values(contract.paths)
    .flatMap((item) => item.get ?? [])
    .filter(({ parameters = [] }) =>
      parameters.some((parameter) => resolve(parameter).in === 'query'),
    );
  const types = readings.map((operation) => `${pascal(operation.operationId)}Params`);
  const fieldOf = (schema) => {
    const single = schema.type === 'array' ? resolve(schema.items) : schema;
    const rules = Object.fromEntries(
      ['type', 'enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']
        .filter((rule) => single[rule] !== undefined)
        .map((rule) => [rule, single[rule]]),
    );
    return JSON.stringify({ isList: schema.type === 'array', ...rules });
  };
  /** What several operations take alike, by its name in the contract. */
  const shared = new Map();
  const tables = readings.map((operation) => {
    const whole = operation.parameters.map((reference) => {
      const { name, schema } = resolve(reference);
      return [name, resolve(schema), reference.$ref?.split('/').at(-1)];
    });
    const fields = whole.map(([name, schema, sharedName]) => {
      if (sharedName) shared.set(sharedName, fieldOf(schema));
      return `${name}: ${sharedName ?? fieldOf(schema)}`;
    });
    const defaults = JSON.stringify(
      Object.fromEntries(
        whole.flatMap(([name, schema]) =>
          schema.default === undefined ? [] : [[name, schema.default]],
        ),
      ),
    );
    return `export const ${operation.operationId}Query: Query<${pascal(operation.operationId)}Params, ${defaults}> = { fields: { ${fields.join(', ')} }, defaults: ${defaults} };`;
  });
  return `import type { ${types.join(', ')} } from './model';

/** What one query parameter may hold; \`isList\` where several values are joined by commas. */
export interface QueryField {
  isList: boolean;
  type: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
export interface Query<Params, Defaults extends Partial<Params> = Partial<Params>> {
  fields: Record<keyof Params & string, QueryField>;
  /** What the exchange takes for a parameter that is not sent. */
  defaults: Defaults;
  /** Holds the type only, never a value. */
  params?: Params;
}

${[...shared].map(([name, field]) => `const ${name}: QueryField = ${field};`).join('\n')}

${tables.join('\n\n')}
`;
}

/** Writes generated/limits.ts: how long the texts and lists of a schema may be, without loading a schema library. */
export function limitsModule(contract) {
  const resolve = resolver(contract);
  const limitsOf = (schema) => {
    const { properties = {} } = resolve(schema) ?? {};
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) => {
        const { oneOf = [], ...own } = resolve(property);
        const [only] = oneOf.map(resolve).filter(({ type }) => type !== 'null');
        const whole = only ?? own;
        const limit = whole.maxLength ?? whole.maxItems ?? limitsOf(whole);
        return typeof limit === 'number' || Object.keys(limit).length > 0 ? [[name, limit]] : [];
      }),
    );
  };
  const tables = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const limits = limitsOf(schema);
    return Object.keys(limits).length > 0
      ? [`export const ${name[0].toLowerCase()}${name.slice(1)}Limits = ${JSON.stringify(limits)};`]
      : [];
  });
  return `/* The greatest number of characters of a text, or of entries of a list, by schema and property. */

${tables.join('\n\n')}
`;
}

/** Writes generated/asks.ts: what the fields of a body ask for, in the words of the contract. */
export function asksModule(contract) {
  const resolve = resolver(contract);
  const { asksOf } = asking(resolve);
  const bodies = Object.values(contract.paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const [media] = Object.values(resolve(item[method]?.requestBody)?.content ?? {});
      return media?.schema.$ref ?? [];
    }),
  );
  const tables = [...new Set(bodies)].map(($ref) => {
    const name = $ref.split('/').at(-1);
    return `export const ${name[0].toLowerCase()}${name.slice(1)}Asks = ${JSON.stringify(asksOf({ $ref }))};`;
  });
  return `/* What the fields of a body ask for where a form was missed, by schema and property (x-asks). */

${tables.join('\n\n')}
`;
}
