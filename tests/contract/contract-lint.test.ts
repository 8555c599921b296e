import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

type Edit = [rule: string, file: string, before: string, after: string];

const EDITS: Edit[] = [
  [
    'exchange/operation-id-style',
    'paths/claims.yaml',
    'operationId: listClaims',
    'operationId: Claims_list',
  ],
  ['exchange/operation-marks', 'paths/claims.yaml', '    x-role: visitor\n', ''],
  ['exchange/operation-marks', 'paths/claims.yaml', '    x-origin: designed\n', ''],
  ['exchange/operation-marks', 'paths/account.yaml', '    x-role: user\n', '    x-role: visitor\n'],
  [
    'exchange/write-effects',
    'paths/account.yaml',
    '    x-makes-stale: [getIdentityVerification, getCurrentUser, listDocuments]\n',
    '',
  ],
  [
    'exchange/write-effects',
    'paths/my-claims.yaml',
    'x-makes-stale: [listMyClaims, getSellerPortal]',
    'x-makes-stale: [listMyClaims, pauseMyClaim]',
  ],
  ['exchange/write-effects', 'paths/auth.yaml', '    x-begins-session: user\n', ''],
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
    'exchange/idempotent-writes',
    'paths/my-claims.yaml',
    "    parameters:\n      - { $ref: '../parameters.yaml#/IdempotencyKey' }\n",
    '',
  ],
  [
    'exchange/idempotent-writes',
    'paths/auth.yaml',
    '    requestBody:\n',
    "    parameters:\n      - { $ref: '../parameters.yaml#/IdempotencyKey' }\n    requestBody:\n",
  ],
  [
    'exchange/idempotent-writes',
    'paths/my-claims.yaml',
    "'../responses.yaml#/UnprocessableWrite'",
    "'../responses.yaml#/UnprocessableContent'",
  ],
  [
    'exchange/idempotent-writes',
    'paths/my-claims.yaml',
    '    x-role: user\n    x-origin: designed\n    x-error-codes: [case_not_open, in_person_only]\n',
    '    x-role: visitor\n    x-origin: designed\n    x-error-codes: [case_not_open, in_person_only]\n',
  ],
  [
    'exchange/no-number',
    'schemas/claim.yaml',
    'views_count: { type: integer',
    'views_count: { type: number',
  ],
  ['exchange/asks', 'schemas/common.yaml', '  x-asks: Choose a country code.\n', ''],
  ['exchange/asks', 'schemas/my-claim.yaml', '        x-asks: Enter a date.,\n', ''],
  [
    'exchange/list-shape',
    'schemas/claim.yaml',
    'required: [current_page, total_count, claims]\n  properties:\n    current_page',
    'properties:\n    page_number',
  ],
  [
    'exchange/list-shape',
    'schemas/admin.yaml',
    "    total_is_estimate: { $ref: 'common.yaml#/TotalIsEstimate' }\n",
    '',
  ],
  ['exchange/comma-joined', 'parameters.yaml', 'explode: false', 'explode: true'],
  [
    'exchange/response-example',
    'paths/claims.yaml',
    "            example: { $ref: '../examples/claim.yaml#/claim_page' }\n",
    '',
  ],
  ['exchange/list-shape', 'paths/claims.yaml', '    x-paging: true\n', ''],
  [
    'exchange/described',
    'paths/claims.yaml',
    "    description: '`search` looks at the reference and at name, code, debtor, court and number of the case.'\n",
    '',
  ],
  ['exchange/bounded-lists', 'paths/cases.yaml', 'maxItems: 500, ', ''],
  ['exchange/described', 'parameters.yaml', '  description: Rows on a page.\n', ''],
  [
    'exchange/described',
    'schemas/claim.yaml',
    ', description: How often it was looked at. }',
    ' }',
  ],
  ['exchange/described', 'schemas/claim.yaml', '    draft: The seller fills it in.\n', ''],
  ['exchange/error-codes', 'paths/claims.yaml', '    x-error-codes: []\n', ''],
  ['exchange/error-codes', 'paths/claims.yaml', 'x-error-codes: []', 'x-error-codes: [not_found]'],
  ['exchange/error-codes', 'paths/claims.yaml', 'x-error-codes: []', 'x-error-codes: [sold_out]'],
  [
    'exchange/error-codes',
    'paths/claims.yaml',
    'x-error-codes: []',
    'x-error-codes: [unknown_account]',
  ],
  ['exchange/transitions', 'schemas/claim.yaml', 'from: [in_review]', 'from: [reviewed]'],
  ['exchange/transitions', 'schemas/claim.yaml', 'actor: staff', 'actor: stuff'],
  [
    'exchange/transitions',
    'schemas/claim.yaml',
    'operation: approveClaim',
    'operation: acceptClaim',
  ],
  [
    'exchange/caller-dependent-reads',
    'paths/claims.yaml',
    'security: [{}, { bearer: [] }]',
    'security: []',
  ],
  [
    'exchange/caller-dependent-reads',
    'paths/system.yaml',
    'security: []',
    'security: [{}, { bearer: [] }]',
  ],
  [
    'exchange/response-headers',
    'responses.yaml',
    "    X-Request-Id: { $ref: 'headers.yaml#/RequestId' }\n",
    '',
  ],
  [
    'exchange/response-headers',
    'paths/claims.yaml',
    "      '304': { $ref: '../responses.yaml#/NotModified' }\n",
    '',
  ],
  ['no-invalid-media-type-examples', 'examples/claim.yaml', 'status: open', 'status: opened'],
];

/** What the linter prints as JSON for one document. */
interface LintResult {
  problems: { ruleId: string; message: string }[];
}

let folder: string;
/** Of the contract after each edit, in their order, and last of the contract as it stands. */
let results: LintResult[];

// One run over all of them: to start the linter takes longer than to lint.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  const copies = await Promise.all([...EDITS, null].map((edit, index) => copyWith(edit, index)));
  results = await lint(copies.map((copy) => join(copy, 'claims.yaml')));
});
afterAll(() => rm(folder, { recursive: true }));

async function copyWith(edit: Edit | null, index: number): Promise<string> {
  const copy = join(folder, String(index));
  await cp('openapi', copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  if (!edit) return copy;
  const [, file, before, after] = edit;
  const text = await readFile(join(copy, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not hold the text ${before}`);
  await writeFile(join(copy, file), text.replace(before, after));
  return copy;
}

async function lint(documents: string[]): Promise<LintResult[]> {
  const args = ['lint', ...documents, '--config', 'openapi/redocly.yaml', '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
  const { stdout } = await run('node_modules/.bin/redocly', args, { env }).catch(
    // It ends with an error as soon as one document has a problem.
    (error: unknown) => error as { stdout: string },
  );
  // One object for each document, one after the other.
  return stdout.split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text) as LintResult);
}

test.for(EDITS.map((edit, index) => [edit[0], index] as const))(
  '%s is reported (edit %i)',
  ([rule, index]) => {
    expect(results[index]?.problems.map(({ ruleId }) => ruleId)).toContain(rule);
  },
);

test('the contract as it stands has nothing to report', () => {
  expect(results).toHaveLength(EDITS.length + 1);
  expect(results.at(-1)?.problems).toEqual([]);
});
