import type { Report } from './report.ts';

const MOST_SHOWN = 200;

/** The report for the terminal: what failed and how to repeat it, what was not provoked, and one summary line. */
export function terminalReport(report: Report): string {
  const { results, failed, notProvoked, missing, missingCodes, requests, ms, version } = report;
  const lines = failed
    .slice(0, MOST_SHOWN)
    .flatMap(({ group, operation, name, messages, repeat }) => [
      `FAILED  ${[operation, group, name].filter(Boolean).join(' · ')}`,
      ...messages.map((message) => `        ${message}`),
      ...(repeat === undefined ? [] : [`        ${repeat}`]),
    ]);
  if (failed.length > MOST_SHOWN) lines.push(`…and ${failed.length - MOST_SHOWN} more`);
  if (notProvoked.length > 0) {
    lines.push('', 'Not provoked:');
    for (const { operation, group, name, messages } of notProvoked)
      lines.push(
        `  ${[operation, group, name].filter(Boolean).join(' · ')}: ${messages.join('; ')}`,
      );
  }
  const statuses = Map.groupBy(missing, ({ status }) => status);
  if (statuses.size > 0) {
    lines.push('', 'Documented statuses that no answer had:');
    for (const [status, found] of [...statuses].toSorted(([a], [b]) => a - b)) {
      const reason = found[0]?.reason ? ` (${found[0].reason})` : '';
      const isAll = found.length > 20;
      const names = isAll
        ? `${found.length} operations`
        : found.map(({ operation }) => operation).join(', ');
      lines.push(`  ${status}${reason}: ${names}`);
    }
  }
  if (missingCodes.length > 0) {
    lines.push('', 'Listed codes that no answer had:');
    for (const [operation, found] of Map.groupBy(missingCodes, (each) => each.operation))
      lines.push(`  ${operation}: ${found.map(({ code }) => code).join(', ')}`);
  }
  const passed = results.length - failed.length - notProvoked.length;
  const seconds = (ms / 1000).toFixed(1);
  return [
    ...lines,
    '',
    `Contract ${version}: ${passed} passed, ${failed.length} failed, ${notProvoked.length} not provoked; ` +
      `${requests} requests in ${seconds} s.`,
  ].join('\n');
}
