/**
 * The contract as the generators, the reference and the conformance suite read it, with the one walk through its
 * operations. Nothing here knows the exchange: everything comes from the bundled OpenAPI document, whose shape the
 * linter has checked.
 */
import { tokensOf } from './contract-document.ts';

import {
  METHODS,
  type CodeFacts,
  type Parameter,
  type RawBody,
  type RawDocument,
  type RawOperation,
  type RawParameter,
  type RawResponse,
  type Reference,
  type Role,
  type Schema,
  type Transition,
} from './openapi-types.ts';

interface Response {
  headers: Record<string, { required?: boolean; schema?: Schema }>;
  /** Null if the answer has no body. */
  content: { type: string; schema: Schema } | null;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  role: Role;
  /** Whether a visitor may call it, and a session changes the answer. */
  dependsOnCaller: boolean;
  beginsSession: 'user' | 'admin' | null;
  /** Whether it ends the session in which it is sent. */
  endsSession: boolean;
  /** Whether only the person may do it, nobody in their name. */
  isInPerson: boolean;
  /** What it makes stale: reads, and sets of reads with a dollar sign. */
  makesStale: string[];
  /** Its own parameters and those of its path. */
  parameters: Parameter[];
  /** Whether it is done once, however often it is sent with the same `Idempotency-Key`. */
  takesKey: boolean;
  body: { contentType: string; schema: Schema; examples: unknown[] } | null;
  responses: Map<number, Response>;
  /** The status of a success. */
  success: number;
  /** The codes that it may answer besides those of `implied`; null if the contract does not say. */
  errorCodes: string[] | null;
  isPaged: boolean;
  /** As written in the document. */
  raw: RawOperation;
}

export interface Contract {
  document: RawDocument;
  schemas: Record<string, Schema>;
  version: string;
  operations: Operation[];
  byId: Map<string, Operation>;
  resolve: ReturnType<typeof resolverOf>;
  /** Whether this operation may answer this status with this code. */
  allowsCode: (operation: Operation, status: number, code: string) => boolean;
  codes: Record<string, CodeFacts>;
  /** State machines by the names of their schemas. */
  machines: Map<string, Transition[]>;
}

/** @param document a bundled OpenAPI 3.1 document: every `$ref` points into it. */
export function readContract(document: RawDocument): Contract {
  const resolve = resolverOf(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const shared = item.parameters ?? [];
      return operation ? [readOperation(path, method, operation, shared, resolve)] : [];
    }),
  );
  const schemas = document.components?.schemas ?? {};
  const { ErrorCode = {} } = schemas;
  const codes = ErrorCode['x-codes'] ?? {};
  return {
    document,
    schemas,
    version: document.info?.version ?? '',
    operations,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    resolve,
    allowsCode: ({ errorCodes }, status, code) => {
      const known = codes[code];
      if (!known) return ErrorCode.enum?.includes(code) ?? true;
      if (known.status !== status) return false;
      return known.implied === true || errorCodes === null || errorCodes.includes(code);
    },
    codes,
    machines: new Map(
      Object.entries(schemas).flatMap(([name, schema]) =>
        schema['x-transitions'] ? [[name, schema['x-transitions']] as const] : [],
      ),
    ),
  };
}

function readOperation(
  path: string,
  method: string,
  raw: RawOperation,
  shared: RawParameter[],
  resolve: Contract['resolve'],
): Operation {
  const parameters = withOwn(shared.map(resolve), (raw.parameters ?? []).map(resolve));
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const responses = new Map(
    Object.entries(raw.responses).map(([status, response]) => [
      Number(status),
      readResponse(resolve(response), resolve),
    ]),
  );
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? '',
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    role: raw['x-role'] ?? 'visitor',
    dependsOnCaller: (raw.security?.length ?? 0) > 1,
    beginsSession: raw['x-begins-session'] ?? null,
    endsSession: raw['x-ends-session'] === true,
    isInPerson: raw['x-in-person'] === true,
    makesStale: raw['x-makes-stale'] ?? [],
    parameters,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: readBody(raw.requestBody ? resolve(raw.requestBody) : {}, resolve),
    responses,
    success: Array.from(responses.keys()).find((status) => status < 300) ?? 200,
    errorCodes: raw['x-error-codes'] ?? null,
    isPaged: raw['x-paging'] ?? (query.includes('page') && query.includes('per_page')),
    raw,
  };
}

/** An operation's parameter replaces the same parameter of its path. */
function withOwn(shared: Parameter[], own: Parameter[]): Parameter[] {
  const isReplaced = (one: Parameter) =>
    own.some((other) => other.in === one.in && other.name === one.name);
  return [...shared.filter((each) => !isReplaced(each)), ...own];
}

function readBody({ content = {} }: RawBody, resolve: Contract['resolve']): Operation['body'] {
  const [entry] = Object.entries(content);
  if (!entry) return null;
  const [contentType, { schema, example, examples }] = entry;
  const values = Object.values(examples ?? {}).map((each) => resolve(each).value);
  return { contentType, schema, examples: example === undefined ? values : [example] };
}

function readResponse({ headers = {}, content }: RawResponse, resolve: Contract['resolve']) {
  const [entry] = Object.entries(content ?? {});
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, resolve(header)]),
    ),
    content: entry ? { type: entry[0], schema: entry[1].schema } : null,
  };
}

/** Follows the references of a document; anything else stays as it is. */
export function resolverOf(document: unknown) {
  const lookUp = (reference: string) =>
    tokensOf(reference).reduce((at, key) => (at as Record<string, unknown>)[key], document);
  return function resolve<Node extends object>(node: Node | Reference): Node {
    const isReference = '$ref' in node && typeof node.$ref === 'string';
    // The linter has checked that each reference leads to what is expected there.
    return isReference ? resolve(lookUp(node.$ref) as Node) : (node as Node);
  };
}

/** The schema of a list's rows, and the property that holds them in its answer; null if it has none. */
export function listedRows(
  { resolve }: Contract,
  operation: Operation,
): { under: string; row: Schema } | null {
  const schema = operation.responses.get(200)?.content?.schema;
  const properties = Object.entries((schema && resolve(schema).properties) ?? {});
  const [rows = null] = properties.flatMap(([under, property]) => {
    const { items: row } = resolve(property);
    return row ? [{ under, row }] : [];
  });
  return rows;
}
