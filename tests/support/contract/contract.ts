import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);

/** As much of a JSON schema as the tests look at. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  role: 'visitor' | 'user' | 'verified_buyer' | 'admin';
  isInPerson: boolean;
  endsSession: boolean;
  tag: string;
  parameters: Parameter[];
  body: { contentType: string; schema: Schema; examples: unknown[] } | null;
  statuses: number[];
}
export interface Contract {
  operations: ContractOperation[];
  resolve: <T extends { $ref?: string }>(node: T) => T;
}

/** The contract as the tests that walk all operations see it, bundled anew from openapi/. */
export async function loadContract(): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const file = join(folder, 'bundle.yaml');
  await run('node_modules/.bin/redocly', ['bundle', 'openapi/claims.yaml', '-o', file], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  // The linted contract has the shape of OpenAPI 3.1; a parser of YAML cannot know it.
  const document = parse(await readFile(file, 'utf8')) as RawDocument;
  await rm(folder, { recursive: true });
  const resolve = <T extends { $ref?: string }>(node: T): T =>
    node.$ref
      ? resolve(
          node.$ref
            .slice(2)
            .split('/')
            .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T,
        )
      : node;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const examples = media?.example
        ? [media.example]
        : Object.values(media?.examples ?? {}).map(({ value }) => value);
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        role: operation['x-role'],
        isInPerson: operation['x-in-person'] === true,
        endsSession: operation['x-ends-session'] === true,
        tag: operation.tags[0],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        body: contentType && media ? { contentType, schema: media.schema, examples } : null,
        statuses: Object.keys(operation.responses).map(Number),
      };
    }),
  );
  return { operations, resolve };
}

interface RawOperation {
  operationId: string;
  'x-role': ContractOperation['role'];
  'x-in-person'?: true;
  'x-ends-session'?: true;
  tags: [string];
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: {
    content: Record<
      string,
      { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
    >;
  };
  responses: Record<string, unknown>;
}
interface RawDocument {
  paths: Record<
    string,
    Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', RawOperation>> & {
      parameters?: (Parameter & { $ref?: string })[];
    }
  >;
}
