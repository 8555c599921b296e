/**
 * `npm run build:docs`: writes the contract's reference to dist/docs, a folder that any web server can serve. It sends
 * no requests to other origins. The exchange serves it at /docs.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import apiReference from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { projectRoot } from '../build-stamp.ts';
import { stringify } from 'yaml';
import { bundleContract } from '../contract/bundle-contract.ts';
import { withErrorExamples } from '../contract/error-examples.ts';
import { referenceDocument, type PublishedDocument } from './reference-document.ts';
import { stateDiagrams } from './state-diagrams.ts';

const folder = join(projectRoot, 'dist/docs');

/** What the page looks like and what it leaves out: see `ApiReferenceConfiguration` of Scalar. */
const CONFIGURATION = {
  // Nothing may leave the page: no usage figures, no requests through somebody's proxy, no questions to an agent.
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  persistAuth: false,
  showDeveloperTools: 'never',
  withDefaultFonts: false,
  documentDownloadType: 'none',
  theme: 'none',
  defaultOpenFirstTag: false,
  hiddenClients: true,
  orderSchemaPropertiesBy: 'preserve',
  showOperationId: true,
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const file = (name: string) => join(folder, name);
const [scalar] = await Promise.all([
  scalarScript(),
  bundleContract(file('openapi.json')),
  copyFile(join(import.meta.dirname, 'index.html'), file('index.html')),
  copyFile(join(projectRoot, 'public/favicon.svg'), file('favicon.svg')),
]);
// Its schemas would test whether they may compile themselves, which the page's policy refuses with an error in the
// console.
const prelude = 'globalThis.__zod_globalConfig = { jitless: true };\n';
await writeFile(file('scalar.js'), prelude + scalar);

const source = JSON.parse(await readFile(file('openapi.json'), 'utf8')) as PublishedDocument;
const contract = withErrorExamples(source);
await writeFile(file('openapi.json'), JSON.stringify(contract, null, 2));
await writeFile(file('openapi.yaml'), stringify(contract, { aliasDuplicateObjects: false }));
await mkdir(file('states'));
for (const [name, svg] of Object.entries(await stateDiagrams(contract)))
  await writeFile(file(`states/${name}.svg`), svg);
const customCss = await readFile(join(import.meta.dirname, 'reference.css'), 'utf8');
const configuration = { ...CONFIGURATION, customCss, content: referenceDocument(contract) };
await writeFile(
  file('reference.js'),
  `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)});\n`,
);

/**
 * The page's script in one file. The plugin ships it whole; the package that it is built from would bring 260 others.
 */
async function scalarScript(): Promise<string> {
  const server = fastify();
  await server.register(apiReference, { routePrefix: '/docs', configuration: { content: '{}' } });
  const { statusCode, body } = await server.inject('/docs/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error(`The plugin answered ${statusCode} for its script.`);
  return body.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
}
