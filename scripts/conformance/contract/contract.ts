/** The contract as the suite reads it: nothing here knows the exchange, all of it comes from the bundled OpenAPI document. */

/** As much of a JSON schema as the suite looks at itself; the rest is read by the validator. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  additionalProperties?: boolean | Schema;
  'x-transitions'?: Transition[];
  /** What a claim needs before a review; `when` only with these values of other fields. */
  'x-needed-for-review'?: { field: string; when?: Record<string, unknown[]> }[];
  'x-codes'?: Record<string, CodeFacts>;
}

/** One row of a state machine. */
export interface Transition {
  from: string[];
  to: string;
  /** Null where the clock or another act brings it about. */
  operation: string | null;
  actor: string;
  guard?: string;
}

interface CodeFacts {
  status: number;
  implied?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Response {
  headers: Record<string, { required?: boolean; schema?: Schema }>;
  /** Null where the answer has no body. */
  content: { type: string; schema: Schema } | null;
}

export type Role = 'visitor' | 'user' | 'verified_buyer' | 'admin';

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  role: Role;
  /** A visitor may call it, and a session changes what is answered. */
  dependsOnCaller: boolean;
  beginsSession: 'user' | 'admin' | null;
  /** The session that it is sent in is over after it. */
  endsSession: boolean;
  /** Nobody may do it in the name of the person. */
  isInPerson: boolean;
  parameters: Parameter[];
  body: { contentType: string; schema: Schema; examples: unknown[]; maxBytes?: number } | null;
  responses: Map<number, Response>;
  /** The status of its success. */
  success: number;
  /** The codes that it may answer beside those of `implied`; null where the contract does not say. */
  errorCodes: string[] | null;
  isPaged: boolean;
}

export interface Contract {
  document: RawDocument;
  version: string;
  operations: Operation[];
  byId: Map<string, Operation>;
  resolve: <Node extends { $ref?: string }>(node: Node) => Node;
  /** May this operation answer this status with this code? */
  allowsCode: (operation: Operation, status: number, code: string) => boolean;
  codes: string[];
  /** State machines by the name of their schema. */
  machines: Map<string, Transition[]>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface RawOperation {
  operationId: string;
  tags?: string[];
  'x-role'?: Role;
  'x-begins-session'?: 'user' | 'admin';
  'x-ends-session'?: true;
  'x-in-person'?: true;
  'x-error-codes'?: string[];
  'x-paging'?: boolean;
  security?: Record<string, unknown>[];
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: RawBody & { $ref?: string };
  responses: Record<string, RawResponse & { $ref?: string }>;
}
interface RawBody {
  content: Record<
    string,
    { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
  >;
}
interface RawResponse {
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: Schema }>;
  content?: Record<string, { schema: Schema }>;
}
export interface RawDocument {
  info?: { version?: string };
  paths: Record<
    string,
    Partial<Record<(typeof METHODS)[number], RawOperation>> & {
      parameters?: (Parameter & { $ref?: string })[];
    }
  >;
  components?: { schemas?: Record<string, Schema> };
}

/** @param document a bundled OpenAPI 3.1 document: every `$ref` points into it. */
export function readContract(document: RawDocument): Contract {
  const resolve = <Node extends { $ref?: string }>(node: Node): Node =>
    node.$ref === undefined ? node : resolve(lookUp(document, node.$ref) as Node);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const shared = item.parameters ?? [];
      return operation ? [readOperation(path, method, operation, shared, resolve)] : [];
    }),
  );
  const schemas = document.components?.schemas ?? {};
  const { ErrorCode = {} } = schemas;
  const facts = ErrorCode['x-codes'] ?? {};
  return {
    document,
    version: document.info?.version ?? '',
    operations,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    resolve,
    allowsCode: ({ errorCodes }, status, code) => {
      const known = facts[code];
      if (!known) return ErrorCode.enum?.includes(code) ?? true;
      if (known.status !== status) return false;
      return known.implied === true || errorCodes === null || errorCodes.includes(code);
    },
    codes: Object.keys(facts),
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
  shared: (Parameter & { $ref?: string })[],
  resolve: Contract['resolve'],
): Operation {
  const parameters = [...shared, ...(raw.parameters ?? [])].map(resolve);
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
    role: raw['x-role'] ?? 'visitor',
    dependsOnCaller: (raw.security?.length ?? 0) > 1,
    beginsSession: raw['x-begins-session'] ?? null,
    endsSession: raw['x-ends-session'] === true,
    isInPerson: raw['x-in-person'] === true,
    parameters,
    body: readBody(raw.requestBody && resolve(raw.requestBody)),
    responses,
    success: Array.from(responses.keys()).find((status) => status < 300) ?? 200,
    errorCodes: raw['x-error-codes'] ?? null,
    isPaged: raw['x-paging'] ?? (query.includes('page') && query.includes('per_page')),
  };
}

function readBody(body: RawBody | undefined): Operation['body'] {
  const [entry] = Object.entries(body?.content ?? {});
  if (!entry) return null;
  const [contentType, { schema, example, examples }] = entry;
  const values = Object.values(examples ?? {}).map(({ value }) => value);
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

function lookUp(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((at, key) => (at as Record<string, unknown>)[key], document);
}

/** Under which name a list operation answers its rows; null where it answers none. */
export function rowsName({ resolve }: Contract, operation: Operation): string | null {
  const schema = operation.responses.get(200)?.content?.schema;
  const properties = schema ? (resolve(schema).properties ?? {}) : {};
  const [name = null] = Object.keys(properties).filter(
    (key) => resolve(properties[key] ?? {}).type === 'array',
  );
  return name;
}
