import type { CaseResult } from '../session/world.ts';
import { escaped } from './junit.ts';
import type { Report } from './report.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .25rem .5rem; border-top: 1px solid #8884; }
.failed { color: #b3261e; } .passed { color: #1b7a3d; } .not { color: #8a6100; }
@media (prefers-color-scheme: dark) { .failed { color: #ff8a80; } .passed { color: #7bd99a; } .not { color: #e6c067; } }
code { overflow-wrap: anywhere; } summary { cursor: pointer; padding: .25rem 0; }
`;

/** One page without a script: first what failed, then every operation with its cases. */
export function htmlReport(report: Report): string {
  const { results, failed, notProvoked, missing, requests, ms, version } = report;
  const byOperation = Map.groupBy(results, ({ operation }) => operation || 'Paths of nothing');
  const passed = results.length - failed.length - notProvoked.length;
  const heading = failed.length === 0 ? 'It does what the contract says' : 'It breaks the contract';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${STYLE}</style></head>
<body>
<h1>${heading}</h1>
<p>Contract ${escaped(version)}: <b class="passed">${passed} passed</b>, <b class="failed">${failed.length} failed</b>,
<b class="not">${notProvoked.length} not provoked</b>; ${requests} requests in ${(ms / 1000).toFixed(1)} s.</p>
${failed.length > 0 ? `<h2>Failed</h2>${table(failed, true)}` : ''}
${notProvoked.length > 0 ? `<h2>Not provoked</h2>${table(notProvoked, true)}` : ''}
<h2>Operations</h2>
${[...byOperation].map(([operation, cases]) => operationPart(operation, cases, missing)).join('\n')}
</body>
</html>
`;
}

function operationPart(operation: string, cases: CaseResult[], missing: Report['missing']): string {
  const isFailed = cases.some(({ outcome }) => outcome === 'failed');
  const absent = missing.filter((each) => each.operation === operation).map(({ status }) => status);
  const note = absent.length > 0 ? `<p>No answer had ${absent.join(', ')}.</p>` : '';
  const count = `${cases.filter(({ outcome }) => outcome === 'passed').length} of ${cases.length}`;
  return `<details${isFailed ? ' open' : ''}><summary class="${isFailed ? 'failed' : 'passed'}">${escaped(operation)}: ${count}</summary>${note}${table(cases, false)}</details>`;
}

function table(cases: CaseResult[], isMixed: boolean): string {
  const rows = cases.map(({ group, operation, name, outcome, messages, repeat }) => {
    const said = messages.map(escaped).join('<br>');
    const again =
      outcome === 'failed' && repeat !== undefined ? `<br><code>${escaped(repeat)}</code>` : '';
    const first = isMixed ? `<td>${escaped(operation)}</td>` : '';
    return `<tr>${first}<td>${escaped(group)}</td><td>${escaped(name)}</td><td class="${outcome.split(' ')[0] ?? ''}">${outcome}</td><td>${said}${again}</td></tr>`;
  });
  const head = `${isMixed ? '<th>Operation</th>' : ''}<th>Group</th><th>Case</th><th>Outcome</th><th></th>`;
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
