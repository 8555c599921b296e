/**
 * `npm run build:bundle-check`: checks that what a visitor downloads contains no development tool, that a route loads
 * only its own code, within its budget, and that every class that a component names has a rule. Reads dist/client and
 * dist/pages; sizes do not depend on the machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { everyPage, KB, routeBudgets } from './budgets.ts';
import { filesBelow, projectRoot } from '../build-stamp.ts';
import { classesOf, classesWithoutRule } from './class-names.ts';
import { inlinedIn } from './inlined.ts';
import { foreignModules, largeScripts, routeLoad, toolsIn, type Bundle } from './bundle-rules.ts';

const client = join(projectRoot, 'dist/client');
const pages = join(projectRoot, 'dist/pages');
const read = (file: string) => readFileSync(join(client, file));
const brotli = (content: Uint8Array) => brotliCompressSync(content).length;

for (const [file, remedy] of [
  ['index.html', 'run "npm run build" first'],
  ['../pages/pages.json', 'scripts/bundle/write-pages.ts has to write it'],
  ['.vite/manifest.json', 'vite.config.ts has to set build.manifest'],
  ['.vite/modules.json', 'vite.config.ts has to use the plugin chunkModules()'],
] as const) {
  if (existsSync(join(client, file))) continue;
  console.error(`dist/client/${file} is missing: ${remedy}.`);
  process.exit(1);
}

const sizes = new Map<string, number>();
const bundle: Bundle = {
  manifest: JSON.parse(read('.vite/manifest.json').toString()) as Bundle['manifest'],
  modules: JSON.parse(read('.vite/modules.json').toString()) as Bundle['modules'],
  inlined: (page) => inlinedIn(readFileSync(join(pages, `${page}.html`), 'utf8')),
  size(file) {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotli(read(file));
    sizes.set(file, size);
    return size;
  },
};

const problems = [
  ...filesBelow(client, '.')
    .filter((file) => !file.startsWith('./.vite/'))
    .flatMap((file) => [
      ...toolsIn(file).map((tool) => `${file} is a file of ${tool}`),
      ...(/\.(js|css|html)$/.test(file) ? toolsIn(read(file).toString()) : []).map(
        (tool) => `${file} contains ${tool}`,
      ),
    ]),
  ...classesWithoutRules(),
  ...foreignModules(bundle.modules),
  ...largeScripts(bundle),
  ...everyPage().flatMap((route) => routeLoad(route, bundle).problems),
];
for (const route of routeBudgets) {
  const load = routeLoad(route, bundle);
  problems.push(...load.problems);
  console.log(
    `${route.path.padEnd(16)} JavaScript ${kilobytes(load.script)} of ${kilobytes(route.script)} KB,` +
      ` styles ${kilobytes(load.styles)} KB (brotli)`,
  );
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(
  'No development tools in the bundle; each route loads its own code only; each class has a rule.',
);

function classesWithoutRules(): string[] {
  const sheets = filesBelow(client, '.').filter((file) => file.endsWith('.css'));
  const known = classesOf(sheets.map((file) => read(file).toString()).join('\n'));
  return filesBelow(projectRoot, 'src')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      classesWithoutRule(file, readFileSync(join(projectRoot, file), 'utf8'), known),
    );
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(5);
}
