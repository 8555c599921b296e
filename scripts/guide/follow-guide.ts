/**
 * `npm run check:guide`: follows the guides in a copy of the tree, one after the other, and runs the tree's own checks
 * on the result. Fails if a step cannot be taken, if the result is at fault, or if a guide costs too much. With the
 * path of a guide, follows only that one.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../build-stamp.ts';
import { blocksOf, linesByHand, withDiff, type GuideBlock } from './guide-blocks.ts';

interface Guide {
  path: string;
  /** The most that a person who follows it writes by hand. */
  files: number;
  lines: number;
  /** Its operations have to pass the walks through the contract. */
  addsOperations?: true;
}

const GUIDES: readonly Guide[] = [
  // Some twenty lines are the sentences that the contract has for each of its parts (decision 0074).
  { path: 'docs/guides/a-resource.md', files: 14, lines: 475, addsOperations: true },
  { path: 'docs/guides/using-the-client.md', files: 6, lines: 260 },
];

/** What does not belong to the tree; node_modules is linked. */
const LEFT_OUT = ['.git', '.cache', 'node_modules', 'dist', 'test-results', 'playwright-report'];

const [only] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
try {
  await follow(only === undefined ? GUIDES : GUIDES.filter(({ path }) => path === only));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function follow(guides: readonly Guide[]): Promise<void> {
  if (guides.length === 0) {
    const paths = GUIDES.map(({ path }) => path).join(' or ');
    throw new Error(`${only} is no guide that can be followed. Give ${paths}.`);
  }
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)),
  });
  for (const modules of ['node_modules', 'openapi/node_modules']) {
    const installed = join(projectRoot, modules);
    if (existsSync(installed)) symlinkSync(installed, join(folder, modules));
  }
  const known = operationsNow();
  const followed = guides.map((guide) => ({
    guide,
    blocks: blocksOf(readFileSync(join(projectRoot, guide.path), 'utf8')),
  }));
  for (const { blocks } of followed) for (const block of blocks) await take(block);
  if (guides.some(({ addsOperations }) => addsOperations) && operationsNow().length <= known.length)
    throw new Error('The guide to a resource adds no operation to the contract.');
  const blocks = followed.flatMap((each) => each.blocks);
  await checkResult(pathsOf(blocks), known);
  for (const each of followed) countByHand(each.guide, each.blocks);
}

function pathsOf(blocks: readonly GuideBlock[]): string[] {
  return [...new Set(blocks.flatMap(({ path }) => path || []))];
}

async function take(block: GuideBlock): Promise<void> {
  const file = join(folder, block.path);
  switch (block.kind) {
    case 'file':
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, block.text);
      return;
    case 'diff':
      writeFileSync(file, withDiff(readFileSync(file, 'utf8'), block));
      return;
    case 'run':
      for (const command of block.text.trim().split('\n'))
        await run(`Step "${block.step}": ${command}`, command);
  }
}

/** Runs the tree's checks on the copy, as far as the guides have changed it. */
async function checkResult(paths: string[], known: string[]): Promise<void> {
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).join(' ');
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path)).join(' ');
  const isLarger = operationsNow().length > known.length;
  const walks = isLarger
    ? 'tests/contract/role-matrix.test.ts tests/contract/bad-input.test.ts'
    : '';
  const isNew = `^(?!(${known.join('|')}) )`;
  // In parallel: a single one leaves a core idle.
  const ends = await Promise.allSettled([
    run(
      'Its tests and the walks through its operations',
      `vitest run ${tests} ${walks} -t "${isNew}"`,
    ),
    (async () => {
      await run('The types', 'tsc');
      await run('The linter', `oxlint --type-aware ${sources}`);
      await run('The import borders', 'node scripts/import-borders.ts');
      await run('The format', `oxfmt --check ${paths.join(' ')}`);
    })(),
  ]);
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

function countByHand({ path, files, lines }: Guide, blocks: readonly GuideBlock[]): void {
  const written = pathsOf(blocks).length;
  const linesWritten = blocks.reduce((sum, block) => sum + linesByHand(block), 0);
  const cost = `${written} files and ${linesWritten} lines by hand`;
  if (written === 0 || written > files || linesWritten > lines) {
    throw new Error(`${path} takes ${cost}; at most ${files} and ${lines} are meant.`);
  }
  console.log(`${path} holds: ${cost}.`);
}

function operationsNow(): string[] {
  const text = readFileSync(join(folder, 'generated/operations.ts'), 'utf8');
  return [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, id = '']) => id);
}

/**
 * Runs a command in the copy.
 * @throws with the command's output if it fails.
 */
async function run(what: string, command: string): Promise<void> {
  const started = performance.now();
  const child = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${output}\n${what}: failed.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds.padStart(5)} s  ${what}`);
}
