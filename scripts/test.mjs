// `npm test`: everything that continuous integration runs, fast steps first, ending at the first
// failure. Each step is an npm script that can be run on its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, projectRoot } from './ensure-install.mjs';

await ensureInstalled();

const reports = join(projectRoot, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The steps of one stage run side by side; the first writes `generated/`, which the next ones read. `tests` names the report of a step that counts tests.
const stages = [
  [
    { title: 'A browser is there', scripts: ['ensure:chromium'] },
    { title: 'Generated code is in sync', scripts: ['generate:check'] },
    { title: 'Contract lint', scripts: ['lint:contract'] },
  ],
  [
    { title: 'Format', scripts: ['format:check'] },
    { title: 'Documents', scripts: ['check:docs'] },
    { title: 'Types', scripts: ['typecheck'] },
  ],
  [
    { title: 'Lint and import borders', scripts: ['lint'] },
    { title: 'Unused code', scripts: ['knip'] },
  ],
  [{ title: 'The guides, followed', scripts: ['check:guide'] }],
  [{ title: 'Unit, component and server tests', scripts: ['test:unit'], tests: 'vitest' }],
  [
    { title: 'Server tests on PostgreSQL', scripts: ['test:postgres'], tests: 'vitest' },
    {
      title: 'Build and bundle guard',
      scripts: ['build', 'build:mock', 'build:bundle-check'],
    },
  ],
  [{ title: 'Browser tests', scripts: ['test:e2e'], tests: 'playwright' }],
];

const NOTHING = { passed: 0, failed: 0, skipped: 0, times: [] };
const finished = [];
for (const stage of stages) {
  const isAlone = stage.length === 1;
  finished.push(...(await Promise.all(stage.map((step) => runStep(step, isAlone)))));
  if (finished.some(({ ok }) => !ok)) break;
}
summarise();

/** The output of a step that runs alone is shown as it comes, that of the others when they end. */
async function runStep(step, isAlone) {
  if (isAlone) printHeading(step.title);
  const started = performance.now();
  const report = step.tests && join(reports, `${step.scripts[0].replace(':', '-')}.json`);
  let output = '';
  let code = 0;
  for (const script of step.scripts) {
    const result = await runScript(script, isAlone, report);
    output += result.output;
    code = result.code;
    if (code !== 0) break;
  }
  const seconds = (performance.now() - started) / 1000;
  if (!isAlone) {
    printHeading(step.title);
    process.stdout.write(output);
  }
  const counts = report ? readReport(report, step.tests) : NOTHING;
  const ranNone = Boolean(report) && counts.passed + counts.failed === 0;
  if (ranNone) console.error(`${step.title}: no test ran.`);
  return { ...step, ...counts, seconds, ok: code === 0 && counts.failed === 0 && !ranNone };
}

function runScript(script, isAlone, report) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: projectRoot,
      env: { ...process.env, ...(report && { TEST_REPORT: report }) },
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      resolve({ code: 1, output: `${output}npm could not be started: ${error.message}\n` });
    });
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Counts of tests, and how many seconds each test file or journey took. */
function readReport(report, runner) {
  if (!existsSync(report)) return NOTHING;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (runner === 'playwright') {
    const { expected, unexpected, flaky, skipped } = result.stats;
    // An error outside any test, such as a server that did not start, is in no other figure.
    const failed = unexpected + flaky + result.errors.length;
    return { passed: expected, failed, skipped, times: result.suites.flatMap(journeyTimes) };
  }
  // A test file that cannot be loaded has no test in the figures; it counts as one that failed.
  const unloaded = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + unloaded.length,
    skipped: result.numPendingTests + result.numTodoTests,
    times: result.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function journeyTimes({ suites = [], specs }) {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  }));
  return [...own, ...suites.flatMap(journeyTimes)];
}

function printHeading(title) {
  console.log(`\n━━ ${title} ${'━'.repeat(Math.max(4, 70 - title.length))}`);
}

function summarise() {
  printHeading('Summary');
  for (const { title, seconds, ok, tests, passed, failed } of finished) {
    const counts = tests ? `  ${passed} passed, ${failed} failed` : '';
    console.log(
      `${ok ? '✓' : '✗'} ${title.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s${counts}`,
    );
  }
  for (const { title } of stages.flat().slice(finished.length)) console.log(`· ${title}: not run`);

  const slowest = finished
    .flatMap(({ times }) => times)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  if (slowest.length > 0) console.log('\nThe slowest test files and journeys:');
  for (const { name, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }
  if (finished.some(({ ok, tests }) => tests === 'playwright' && !ok)) {
    console.log(`\nTraces and pictures of what failed: ${join(projectRoot, 'test-results')}`);
  }

  const total = (name) => finished.reduce((sum, step) => sum + step[name], 0);
  if (total('skipped') > 0) console.log(`${total('skipped')} tests were skipped.`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = finished.every(({ ok }) => ok) ? 0 : 1;
}
