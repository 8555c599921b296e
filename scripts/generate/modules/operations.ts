import { asksOf, asksOfFields } from '../../contract/asks.ts';
import { codesOf } from '../../contract/error-codes.ts';
import type { Parameter, Schema } from '../../contract/openapi-types.ts';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import { pascal } from '../names.ts';

/**
 * generated/operations.ts: the method, path and role of each operation, the shape of its query, and the generated
 * schemas that parse its parts.
 */
export function operationsModule(contract: Contract): string {
  const { operations } = contract;
  const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => (a < b ? -1 : 1));
  const imports = tags.map((tag) => `import * as ${moduleOf(tag)} from './zod/${tag}/${tag}';`);
  return `${imports.join('\n')}

/** Every operation of the contract. A response schema is null where the answer has no JSON body. */
export const operations = {
${operations.map((operation) => entry(operation, contract)).join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** With which codes an operation may refuse. */
export type CodeOf<Id extends OperationId> = (typeof operations)[Id]['codes'][number];

/** The headers of answers that a client may read. */
export const ANSWER_HEADERS = ${JSON.stringify(answerHeaders(operations))};

/** The headers that a request may carry beyond the usual ones. */
export const REQUEST_HEADERS = ${JSON.stringify(requestHeaders(operations))};
`;
}

const moduleOf = (tag: string) => tag.replaceAll('-', '_');

function entry(operation: Operation, contract: Contract): string {
  const { id, tag, body, parameters, responses } = operation;
  const { resolve } = contract;
  const schema = (suffix: string) => `${moduleOf(tag)}.${pascal(id)}${suffix}`;
  const textPart = (place: Parameter['in'], suffix: string) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return 'null';
    const kinds = own.map((each) => `'${each.name}': '${kindOf(each.schema, resolve)}'`);
    const asks = asksOfFields(
      Object.fromEntries(own.map((each) => [each.name, each.schema])),
      resolve,
    );
    return `{ kinds: { ${kinds.join(', ')} }, schema: ${schema(suffix)}, asks: ${JSON.stringify(asks)} }`;
  };
  const bodyPart = () => {
    if (!body) return 'null';
    const { contentType, schema: node } = body;
    const { properties = {} } = resolve(node);
    const fields =
      contentType === 'multipart/form-data' ? `, fields: ${Object.keys(properties).length}` : '';
    return `{ contentType: '${contentType}', schema: ${schema('Body')}, asks: ${JSON.stringify(asksOf(node, resolve))}${fields} }`;
  };
  const answers = [...responses]
    .filter(([status]) => status !== 304)
    .map(([status, { content }]) => {
      const isJson = content?.type === 'application/json';
      return `${status}: ${isJson ? schema(`${status}Response`) : 'null'}`;
    });
  return `  ${id}: {
    method: '${operation.method}',
    path: '${operation.path}',
    role: '${operation.role}',
    isInPerson: ${operation.isInPerson},
    params: ${textPart('path', 'Params')},
    query: ${textPart('query', 'QueryParams')},
    header: ${textPart('header', 'Header')},
    body: ${bodyPart()},
    responses: { ${answers.join(', ')} },
    codes: ${JSON.stringify(codesOf(contract, operation))},
    isKept: ${responses.has(304)},
  },`;
}

function kindOf(node: Schema, resolve: Contract['resolve']): string {
  const { type, items } = resolve(node);
  return items ? `${kindOf(items, resolve)}[]` : String(type);
}

function answerHeaders(operations: Operation[]): string[] {
  const responses = operations.flatMap((operation) => [...operation.responses.values()]);
  return [...new Set(responses.flatMap(({ headers }) => Object.keys(headers)))];
}

function requestHeaders(operations: Operation[]): string[] {
  const own = operations
    .flatMap(({ parameters }) => parameters)
    .flatMap((parameter) => (parameter.in === 'header' ? parameter.name : []));
  const conditional = answerHeaders(operations).includes('ETag') ? ['If-None-Match'] : [];
  return [...new Set(['Authorization', 'Content-Type', ...own, ...conditional])];
}
