/**
 * The borders between the folders, as one table. `npm run lint` runs this: the linter's own `no-restricted-imports`
 * cannot express "any feature but the one this file is in".
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow, projectRoot } from './build-stamp.ts';

/** `target` is a project path without extension, or the name of a package. */
interface Import {
  file: string;
  target: string;
}

interface Border {
  name: string;
  isCrossedBy: (imported: Import) => boolean;
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$|^tests\/|^src\/test-setup\.ts$/.test(file);
const isFeature = (path: string) => path.startsWith('src/features/');

/** `auth` for src/features/auth/login-page.tsx, `admin/users` for src/features/admin/users/…. */
export function featureOf(path: string): string | undefined {
  const [, , first, second, third] = path.split('/');
  if (!isFeature(path) || first === undefined) return undefined;
  return first === 'admin' && second !== undefined && third !== undefined
    ? `${first}/${second}`
    : first;
}

/** The rooms of the exchange, from the lowest to the highest: each imports only those before it. */
const SERVER_ROOMS = [
  'logged-error',
  'next-turn',
  'limits',
  'db',
  'crypto',
  'ports',
  'calls',
  'mail',
  'agreements',
  'notifications',
  'unit-of-work',
  'auth',
  'documents',
  'cases',
  'conversations',
  'claims',
  'deals',
  'operations',
  'router',
  'cable',
  'app',
  'due-work',
  'seed',
  'host',
  'node',
  'db-cli',
  'testing',
];

/**
 * The rooms of the app, in the same order. Two rooms on one line know each other: a 401 ends a session, and an answer
 * belongs to one.
 */
const SRC_ROOMS = [
  'styles',
  'domain',
  'storage',
  'labels',
  'ui',
  'route-table admin-route-table',
  'paths',
  'session api',
  'first-queries',
  'admin-first-queries',
  'route-loads admin-route-loads',
  'cable',
  'acts',
  'forms',
  'page',
  'record',
  'table',
  'follows',
  'notifications',
  'documents',
  'cases',
  'negotiations',
  'chat',
  'claims',
  'users',
  'offers',
  'saved-searches',
  'audit',
  'features',
  'shell',
  'opening',
  'app',
  'routes',
  'mocks',
  'main',
  'testing',
];

/** A room that is not listed may not import anything or be imported. */
function isBelow(rooms: readonly string[], target: string, file: string): boolean {
  const [below = -1, here = -1] = [target, file].map((path) => {
    const room = path.split('/')[1]?.replace(/\.tsx?$/, '') ?? '';
    return rooms.findIndex((names) => names.split(' ').includes(room));
  });
  return below >= 0 && below <= here;
}

export const borders: Border[] = [
  {
    name: 'a room of server imports only rooms below it',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('server/') &&
      target.startsWith('server/') &&
      !isTest(file) &&
      !isBelow(SERVER_ROOMS, target, file),
  },
  {
    name: 'a room of src imports only rooms below it',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('src/') &&
      target.startsWith('src/') &&
      !isTest(file) &&
      !isBelow(SRC_ROOMS, target, file),
  },
  {
    name: 'a feature imports no other feature',
    isCrossedBy: ({ file, target }) =>
      isFeature(file) && isFeature(target) && featureOf(file) !== featureOf(target),
  },
  {
    name: 'only the root of src and its routes import features',
    isCrossedBy: ({ file, target }) =>
      /^src\/(?!features\/|testing\/)[^/]+\//.test(file) && !isTest(file) && isFeature(target),
  },
  {
    name: 'ui knows neither queries nor forms',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('src/ui/') &&
      /^(@tanstack\/react-query|react-hook-form|src\/api|src\/forms|generated\/api)(\/|$)/.test(
        target,
      ),
  },
  {
    name: 'domain is pure: neither React, nor I/O, nor another folder of src',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('src/domain/') &&
      !isTest(file) &&
      (/^src\/(?!domain\/)/.test(target) ||
        /^(server|react|react-dom|axios|node:.*)(\/|$)/.test(target)),
  },
  {
    name: 'storage knows nothing of what is stored: no other folder of src',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('src/storage/') && !isTest(file) && /^src\/(?!storage\/)/.test(target),
  },
  {
    name: 'server imports from src only src/domain',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('server/') && /^src\/(?!domain\/)/.test(target),
  },
  {
    name: 'of src, only src/mocks imports server',
    isCrossedBy: ({ file, target }) =>
      /^src\/(?!mocks\/)/.test(file) && !isTest(file) && target.startsWith('server/'),
  },
  {
    name: 'the conformance suite knows the contract, and neither exchange nor app',
    isCrossedBy: ({ file, target }) =>
      file.startsWith('scripts/conformance/') && /^(server|src|generated|tests)\//.test(target),
  },
  {
    name: 'only main.tsx, src/mocks and tests import src/mocks',
    isCrossedBy: ({ file, target }) =>
      /^src\/mocks(\/|$)/.test(target) &&
      !file.startsWith('src/mocks/') &&
      file !== 'src/main.tsx' &&
      !isTest(file),
  },
];

/** One sentence for each import that crosses a border, including type-only imports. */
export function crossings(file: string, code: string): string[] {
  return importsOf(file, code).flatMap((target) =>
    borders
      .filter((border) => border.isCrossedBy({ file, target }))
      .map((border) => `${file} imports ${target}: ${border.name}`),
  );
}

function importsOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])(.*)\1$/.exec(code.slice(start, end));
    return literal?.[2] === undefined ? [] : [literal[2]];
  });
  const fixed = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return [...fixed, ...dynamic].map((specifier) => resolve(file, specifier));
}

function resolve(file: string, specifier: string): string {
  const path = specifier
    .replace(/^@\//, 'src/')
    .replace(/^@generated\//, 'generated/')
    .replace(/\.tsx?$/, '');
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
}

if (import.meta.main) {
  const files = ['src', 'server', 'tests', 'scripts']
    .flatMap((folder) => filesBelow(projectRoot, folder))
    .filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    crossings(file, readFileSync(join(projectRoot, file), 'utf8')),
  );
  if (files.length === 0) found.push('No source file was found to check.');
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
  console.log(`${files.length} files respect the ${borders.length} import borders.`);
}
