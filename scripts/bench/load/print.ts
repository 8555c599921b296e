import type { Visit } from './pages.ts';
import type { Verdict } from './verdicts.ts';

const VISITS: Record<Visit, string> = {
  cold: 'first visit',
  warm: 'second visit',
  inside: 'by a link of the app',
};

/** The table of one page: a block for each way of reaching it. */
export function printPage(name: string, path: string, visits: [Visit, Verdict[]][]): void {
  const heads = ['ours', 'floor', 'ratio', 'limit'].map(cell).join('');
  console.log(`\n${`${name}  ${path}`.padEnd(34)}${heads}`);
  for (const [visit, verdicts] of visits) {
    console.log(`  ${VISITS[visit]}`);
    for (const verdict of verdicts) console.log(`    ${lineOf(verdict)}`);
  }
}

function lineOf({ label, digits, ours, floor, limit, holds }: Verdict): string {
  const text = (value: number | undefined) =>
    cell(value === undefined ? '-' : value.toFixed(digits));
  const ratio = floor === undefined || floor === 0 ? '-' : (ours / floor).toFixed(2);
  const verdict = limit === undefined ? '' : holds ? '  PASS' : '  MISS';
  return `${label.padEnd(30)}${text(ours)}${text(floor)}${cell(ratio)}${text(limit)}${verdict}`;
}

function cell(text: string): string {
  return text.padStart(9);
}
