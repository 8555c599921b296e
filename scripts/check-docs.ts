/** `npm run check:docs`: every path and every npm script that a document names exists, and each decision has its day. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow, projectRoot } from './build-stamp.ts';

const ROOT_FILE = /^[\w.-]+\.(md|json|ts)$/;
const PROJECT_PATH =
  /^(src|server|openapi|generated|tests|scripts|docs|public|\.ci)\/[\w./@-]*$|^[\w.-]+\.(md|json|ts)$/;
const OWN_COMMANDS = /\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(test|start)\b)/g;

interface Project {
  exists: (path: string) => boolean;
  scripts: string[];
}

/** One sentence for each thing the document names that the project does not have. */
export function brokenReferences(file: string, text: string, project: Project): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => normalize(join(dirname(file), target)));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const paths = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PROJECT_PATH.test(code))
    // A file name without a folder may be one beside the document or at the root.
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

/** One sentence where a decision does not say when it was taken. */
export function undated(file: string, text: string): string[] {
  const isDated = /^# .+\n\nDate: \d{4}-\d{2}-\d{2}/.test(text);
  return isDated || !file.startsWith('docs/decisions/')
    ? []
    : [`${file} does not say "Date: 2026-11-20" below its title`];
}

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
  const broken = files.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return [...brokenReferences(file, text, project), ...undated(file, text)];
  });
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exit(1);
  console.log(`Documents checked: ${files.length}.`);
}
