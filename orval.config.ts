import { defineConfig } from 'orval';

/**
 * The contract in one file, because Orval does not follow references into other files. `npm run generate` creates it.
 * The linter validates it, with stricter rules than Orval's.
 */
const contract = { target: '.cache/claims.client.json', unsafeDisableValidation: true };

const header = () => ['Generated from openapi/claims.yaml by `npm run generate`. Do not edit.'];

/**
 * The contract without the descriptions in its schemas, which zod would carry along: they are a quarter of the code
 * that checks a form or a session in the browser. Responses keep their descriptions, which OpenAPI demands.
 */
function withoutSentences<Part>(part: Part, path: readonly string[] = []): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each: unknown) => withoutSentences(each)) as Part;
  const isAnswer = path.at(-2) === 'responses';
  const kept = Object.entries(part).filter(
    ([name, value]) => isAnswer || name !== 'description' || typeof value !== 'string',
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutSentences<unknown>(value, [...path, name])]),
  ) as Part;
}

interface Parameter {
  in: string;
  description: string;
  schema: { $ref?: string; default?: string | number | boolean };
}

const isParameter = (part: object): part is Parameter => 'in' in part && 'description' in part;

interface Encoding {
  contentType: string;
}

const isEncoding = (part: object): part is Encoding =>
  'contentType' in part && typeof part.contentType === 'string';

/**
 * The contract in the form that suits Orval. Each parameter's schema gets the parameter's description, which says more
 * than that of the type, and its default. Each file gets a single content type, because Orval would turn several into a
 * text.
 */
function forClient<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each: unknown) => forClient(each)) as Part;
  if (isEncoding(part)) return { ...part, contentType: part.contentType.split(',')[0] };
  if (isParameter(part)) {
    const { schema, description } = part;
    const words =
      schema.default === undefined ? description : `${description} Default: \`${schema.default}\`.`;
    const own = schema.$ref === undefined ? schema : { allOf: [schema] };
    return { ...part, schema: { ...own, description: words } };
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, forClient<unknown>(value)]),
  ) as Part;
}

export default defineConfig({
  /** The react-query hooks, their types, and MSW handlers that answer with the contract's examples. */
  api: {
    input: { ...contract, override: { transformer: forClient } },
    output: {
      mode: 'tags-split',
      target: 'generated/api',
      schemas: 'generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        path: 'generated/msw',
        indexMockFiles: false,
        generators: [{ type: 'msw', baseUrl: '/api', delay: false, generateEachHttpStatus: true }],
      },
      override: {
        header,
        mutator: { path: 'src/api/request.ts', name: 'request' },
        query: { version: 5, signal: true, shouldExportMutatorHooks: false },
        // Handlers answer with the contract's own examples unless a test says otherwise.
        mock: {
          useExamples: true,
          format: { binary: () => new Blob(['(the bytes of the file)']) },
        },
      },
    },
  },
  /** The zod schemas for forms and for the exchange. */
  zod: {
    input: { ...contract, override: { transformer: withoutSentences } },
    output: {
      mode: 'tags-split',
      target: 'generated/zod',
      client: 'zod',
      clean: true,
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateEachHttpStatus: true,
          strict: { param: true, query: true, header: false, body: true, response: true },
          dateTimeOptions: { offset: false },
        },
      },
    },
  },
});
