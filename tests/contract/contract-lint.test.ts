import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-lint-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Lints the contract after one edit. @returns what the linter prints, empty where it finds nothing. */
async function lintAfter(file: string, before: string, after: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'edit-'));
  await cp('openapi', copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(before);
  await writeFile(join(copy, file), text.replace(before, after));
  try {
    const args = ['lint', join(copy, 'claims.yaml'), '--config', join(copy, 'redocly.yaml')];
    await run('node_modules/.bin/redocly', args, {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const EDITS: [rule: string, file: string, before: string, after: string][] = [
  [
    'exchange/operation-id-style',
    'paths/claims.yaml',
    'operationId: listClaims',
    'operationId: Claims_list',
  ],
  ['exchange/operation-marks', 'paths/claims.yaml', '    x-role: visitor\n', ''],
  ['exchange/operation-marks', 'paths/claims.yaml', '    x-origin: designed\n', ''],
  ['exchange/operation-marks', 'paths/account.yaml', '    x-role: user\n', '    x-role: visitor\n'],
  ['exchange/schema-origin', 'schemas/user.yaml', '  x-origin: designed\n', ''],
  [
    'exchange/error-body',
    'responses.yaml',
    "{ $ref: 'schemas/common.yaml#/ErrorBody' }",
    '{ type: object }',
  ],
  [
    'exchange/documented-statuses',
    'paths/auth.yaml',
    "      '415': { $ref: '../responses.yaml#/UnsupportedMediaType' }\n",
    '',
  ],
  [
    'exchange/no-number',
    'schemas/claim.yaml',
    'views_count: { type: integer',
    'views_count: { type: number',
  ],
  [
    'exchange/list-shape',
    'schemas/claim.yaml',
    'required: [current_page, total_count, claims]\n  properties:\n    current_page',
    'properties:\n    page_number',
  ],
  ['exchange/comma-joined', 'paths/claims.yaml', 'explode: false', 'explode: true'],
  [
    'exchange/response-example',
    'paths/claims.yaml',
    "            example: { $ref: '../examples/claim.yaml#/claim_page' }\n",
    '',
  ],
  ['no-invalid-media-type-examples', 'examples/claim.yaml', 'status: open', 'status: opened'],
];

test.for(EDITS)('%s is reported', async ([rule, file, before, after]) => {
  expect(await lintAfter(file, before, after)).toContain(rule);
});

test('the contract as it stands has nothing to report', async () => {
  expect(await lintAfter('claims.yaml', 'Claims exchange', 'Claims exchange')).toBe('');
});
