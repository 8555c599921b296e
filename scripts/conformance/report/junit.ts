import type { Report } from './report.ts';

/** For tools that read test results: each case with its time; what was not provoked is skipped. */
export function junitReport({ results, failed, notProvoked, ms }: Report): string {
  const cases = results.map(({ group, operation, name, outcome, messages, repeat, ms: took }) => {
    const attributes = `classname="${escaped(operation || 'paths')}" name="${escaped(`${group}: ${name}`)}" time="${inSeconds(took)}"`;
    if (outcome === 'passed') return `  <testcase ${attributes}/>`;
    const text = escaped([...messages, ...(repeat === undefined ? [] : [repeat])].join('\n'));
    const inner =
      outcome === 'failed'
        ? `<failure message="${escaped(messages[0] ?? '')}">${text}</failure>`
        : `<skipped message="${escaped(messages[0] ?? '')}"/>`;
    return `  <testcase ${attributes}>${inner}</testcase>`;
  });
  const counts = `tests="${results.length}" failures="${failed.length}" skipped="${notProvoked.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conformance" ${counts} time="${inSeconds(ms)}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(3);

/** For XML and HTML; neither allows control characters. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
