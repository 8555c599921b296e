import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** What main.tsx imports, and with it every page. */
const initial: Pick<Group, 'tags'> = { tags: ['$initial'] };

/** Modules of these rooms that at least six pages or dialogs need; what fewer need, the bundler divides by itself. */
const shared = (name: string, test: RegExp): Group => ({ name, test, minShareCount: 6 });

/**
 * Which modules share a file: without these rules a page would be some fifty files. An earlier group has the first claim
 * to a module, and takes what the module imports along.
 */
export const chunkGroups: Group[] = [
  // Apart from the rest, so that no file is over 100 KB.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, ...initial },
  // Not the entry itself, which Vite's manifest would then not name.
  { name: 'app', test: /^(?!.*(index\.html|src\/main\.tsx)$)/, ...initial },
  // What a form needs, for the auth pages as well, which have neither frame nor table.
  shared(
    'ui',
    /\/src\/ui\/(inputs|hooks|feedback\/alert|layout\/(auth-layout|logo|grid))|lucide-react/,
  ),
  shared('api', /\/(src|generated)\/api\//),
  shared(
    'frame',
    /\/src\/(shell|table|labels|cases|session|ui\/(data|feedback|layout))\/|\/generated\/(queries|model)/,
  ),
];
