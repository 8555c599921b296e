/** What changed between two contracts, according to `redocly diff` and, for roles and defaults, to rules of our own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { runPackage } from '../run-package.ts';
import { alignParameters } from './align-parameters.ts';
import { contractDocument, type ContractDocument } from './contract-document.ts';
import { describeChange } from './describe-change.ts';
import { defaultImpact, requestParts, roleImpact, type Impact } from './own-impacts.ts';

export interface Change {
  impact: Impact;
  /** In Markdown: what changed, and how. */
  line: string;
}

export interface Comparison {
  /** `info.version` of each. */
  before: string;
  after: string;
  changes: Change[];
  /** The number of places where only words changed: descriptions, examples, what a field asks for. */
  wordings: number;
}

const side = z.object({ pointer: z.string(), value: z.optional(z.unknown()) });
/** The command calls its report experimental, so a changed shape has to be noticed. */
const report = z.object({
  reportVersion: z.literal('1'),
  changes: z.array(
    z.object({
      path: z.string(),
      typeName: z.string(),
      kind: z.enum(['added', 'removed', 'modified']),
      impact: z.enum(['major', 'minor', 'patch']),
      verdicts: z.array(z.object({ message: z.string() })),
      property: z.optional(z.string()),
      base: z.optional(side),
      revision: z.optional(side),
    }),
  ),
});
type Reported = z.infer<typeof report>['changes'][number];

const WORDS = /^(title|summary|description|examples?|x-asks|externalDocs)$/;

/** Compares two bundled contracts, given as files. */
export async function compareContracts(base: string, revision: string): Promise<Comparison> {
  const [before, after] = await Promise.all([read(base), read(revision)]);
  alignParameters(before, after);
  const reported = await reportOf(before, after);
  // The version already says how much changed; a component without references is not part of any call.
  const told = reported.filter(
    ({ path, property }) =>
      !(path === '#/info' && property === 'version') && !/^#\/components\/\w+\/[^/]+$/.test(path),
  );
  const isWording = ({ path, property, typeName }: Reported) =>
    WORDS.test(property ?? path.split('/').at(-1) ?? '') || /^Examples?(Map)?$/.test(typeName);
  const inRequest = requestParts(before);
  const changes = told
    .filter((change) => !isWording(change))
    .flatMap((change) => {
      const impact = impactOf(change, inRequest);
      const lines = describeChange({
        ...change,
        messages: change.verdicts.map(({ message }) => message),
        before: change.base?.value,
        after: change.revision?.value,
        pointer:
          (change.kind === 'removed' ? change.base : change.revision)?.pointer ?? change.path,
        document: change.kind === 'removed' ? before : after,
      });
      return lines.map((line) => ({ impact, line }));
    });
  return {
    before: before.info.version,
    after: after.info.version,
    changes,
    wordings: told.filter(isWording).length,
  };
}

function impactOf({ impact, property, base, revision }: Reported, inRequest: InRequest): Impact {
  const [before, after] = [base?.value, revision?.value];
  if (property === 'x-role') return roleImpact(before, after);
  if (property === 'default') return defaultImpact(before, inRequest(base?.pointer ?? ''));
  return impact;
}

type InRequest = ReturnType<typeof requestParts>;

async function read(file: string): Promise<ContractDocument> {
  return contractDocument.parse(parse(await readFile(file, 'utf8')));
}

async function reportOf(before: ContractDocument, after: ContractDocument): Promise<Reported[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'));
  const write = async (name: string, text: string) => {
    const file = join(folder, name);
    await writeFile(file, text);
    return file;
  };
  try {
    const base = await write('before.json', JSON.stringify(before));
    const revision = await write('after.json', JSON.stringify(after));
    const config = await write('redocly.yaml', 'extends: [diff-recommended]\n');
    const output = join(folder, 'report.json');
    const options = ['--config', config, '--format', 'json', '--output', output];
    const args = ['diff', base, revision, ...options, '--fail-on', 'none'];
    await runPackage('redocly', args, folder);
    return report.parse(JSON.parse(await readFile(output, 'utf8'))).changes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
