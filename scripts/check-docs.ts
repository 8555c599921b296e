/**
 * `npm run check:docs`: checks that every path and every npm script that a document names exists, that each decision
 * has a date, that every section of the specification that sources mention is in its guide, and that the README's map
 * shows the existing folders.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow, projectRoot } from './build-stamp.ts';

const ROOT_FILE = /^[\w.-]+\.(md|json|ts)$/;
const PROJECT_PATH =
  /^(src|server|openapi|generated|tests|scripts|docs|public|\.ci)\/[\w./@-]*$|^[\w.-]+\.(md|json|ts)$/;
const SPECIFICATION = 'docs/guides/specification.md';
const OWN_COMMANDS = /\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(test|start)\b)/g;

interface Project {
  exists: (path: string) => boolean;
  scripts: string[];
}

/** One sentence for each thing that the document names and the project does not have. */
export function brokenReferences(file: string, text: string, project: Project): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(file), target)));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const paths = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PROJECT_PATH.test(code))
    // A file name without a folder may be next to the document or at the root.
    .filter((code) => !ROOT_FILE.test(code) || !project.exists(join(dirname(file), code)));
  const commands = [...text.matchAll(OWN_COMMANDS)].map(([, run, own]) => run ?? own ?? '');
  return [
    ...[...links, ...paths]
      .filter((path) => !project.exists(path))
      .map((path) => `${file} names ${path}, which does not exist`),
    ...commands
      .filter((name) => !project.scripts.includes(name))
      .map((name) => `${file} names the npm script ${name}, which does not exist`),
  ];
}

/** One sentence for each section of the specification that a source names and its guide does not have. */
export function unknownSections(file: string, text: string, guide: string): string[] {
  const sections = new Set([...guide.matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
  return [...text.matchAll(/\bspecification, sections? (\d+(?: and \d+)*)/g)]
    .flatMap(([, numbers = '']) => numbers.split(' and '))
    .filter((number) => !sections.has(number))
    .map(
      (number) =>
        `${file} names section ${number} of the specification, which ${SPECIFICATION} does not have`,
    );
}

/** One sentence if a decision does not say when it was taken. */
export function undated(file: string, text: string): string[] {
  const isDated = /^# .+\n\nDate: \d{4}-\d{2}-\d{2}/.test(text);
  return isDated || !file.startsWith('docs/decisions/')
    ? []
    : [`${file} does not say "Date: 2026-11-20" below its title`];
}

/**
 * One sentence for each folder of `root` that the README's map leaves out, and for each that it shows but does not
 * exist.
 */
export function wrongOnMap(readme: string, root: string, folders: string[]): string[] {
  const [, map = ''] = /^## The map\n+```\n([\s\S]*?)^```/m.exec(readme) ?? [];
  const [, lines = ''] = new RegExp(`^${root}/.*\n((?: .*\n)*)`, 'm').exec(map) ?? [];
  // A line begins with the names; its description may name other folders.
  const shown = [...lines.matchAll(/^ +((?:[\w-]+\/ +)+)/gm)].flatMap(([, names = '']) =>
    names.split('/').map((name) => name.trim()),
  );
  return [
    ...folders
      .filter((folder) => !shown.includes(folder))
      .map((folder) => `The map of README.md does not show ${root}/${folder}`),
    ...shown
      .filter((name) => name !== '' && !folders.includes(name))
      .map((name) => `The map of README.md shows ${root}/${name}, which does not exist`),
  ];
}

const foldersOf = (root: string) =>
  readdirSync(join(projectRoot, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const project: Project = {
    exists: (path) => existsSync(join(projectRoot, path)),
    scripts: Object.keys(manifest.scripts),
  };
  const files = ['README.md', 'CONTRIBUTING.md', ...filesBelow(projectRoot, 'docs')].filter(
    (file) => file.endsWith('.md') && project.exists(file),
  );
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const sources = ['src', 'server', 'openapi'].flatMap((root) => filesBelow(projectRoot, root));
  const guide = read(SPECIFICATION);
  const broken = [
    ...files.flatMap((file) => [
      ...brokenReferences(file, read(file), project),
      ...undated(file, read(file)),
    ]),
    ...[...files, ...sources].flatMap((file) => unknownSections(file, read(file), guide)),
    ...['src', 'server'].flatMap((root) => wrongOnMap(read('README.md'), root, foldersOf(root))),
  ];
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exit(1);
  console.log(`Documents checked: ${files.length}.`);
}
