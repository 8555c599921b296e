/**
 * CHANGELOG-contract.md: an entry for each version, written by `contract:diff`, with people's notes below its lines.
 */
import type { Comparison } from './compare-contracts.ts';
import type { Impact } from './own-impacts.ts';

const HEADINGS: [Impact, string][] = [
  ['major', 'Breaks clients'],
  ['minor', 'Adds'],
  ['patch', 'Changes without breaking'],
];

/** The part of the version that these changes raise; null if nothing changed. */
export function neededImpact({ changes, wordings }: Comparison): Impact | null {
  const found = HEADINGS.find(([impact]) => changes.some((change) => change.impact === impact));
  return found?.[0] ?? (wordings > 0 ? 'patch' : null);
}

/** One sentence if `info.version` was raised too little, or null. */
export function versionFault(comparison: Comparison): string | null {
  const { before, after } = comparison;
  const impact = neededImpact(comparison);
  if (impact === null) return null;
  const [major, minor, patch] = partsOf(before);
  const least: Parts = {
    major: [major + 1, 0, 0] as const,
    minor: [major, minor + 1, 0] as const,
    patch: [major, minor, patch + 1] as const,
  }[impact];
  if (isAtLeast(partsOf(after), least)) return null;
  return `info.version is ${after}, and was ${before}: the ${impact} changes since then make it ${least.join('.')} at least.`;
}

/** The breaking changes whose lines no entry since the older version holds. */
export function unnamedBreaks(changelog: string, { before, changes }: Comparison): string[] {
  const [recent = ''] = changelog.split(new RegExp(`^## ${before.replaceAll('.', '\\.')}\\b`, 'm'));
  const named = new Set(recent.split('\n'));
  return changes
    .filter(({ impact }) => impact === 'major')
    .map(({ line }) => `- ${line}`)
    .filter((line) => !named.has(line));
}

/** The changelog with the newer version's entry, rewritten if there is one; the notes below its lines are kept. */
export function withEntry(changelog: string, comparison: Comparison): string {
  const [intro = '', ...entries] = changelog.split(/^(?=## )/m);
  const { after } = comparison;
  const isOwn = (entry: string) => new RegExp(`^## ${after.replaceAll('.', '\\.')}\\s`).test(entry);
  const old = entries.find(isOwn) ?? '';
  const parts = [intro, entryOf(comparison, old), ...entries.filter((entry) => !isOwn(entry))];
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}

function entryOf({ before, after, changes, wordings }: Comparison, old: string): string {
  const notes = notesOf(old);
  const groups = HEADINGS.flatMap(([impact, heading]) => {
    const lines = new Set(
      changes.filter((change) => change.impact === impact).map(({ line }) => `- ${line}`),
    );
    if (impact === 'patch' && wordings > 0) {
      lines.add(`- Descriptions, examples and other words in ${wordings} places.`);
    }
    if (lines.size === 0) return [];
    return [`### ${heading}`, '', ...[...lines].flatMap((line) => [line, ...notes(line)]), ''];
  });
  return [`## ${after}`, '', `Since ${before}.`, '', ...groups].join('\n');
}

/** The indented lines below an item. */
function notesOf(entry: string): (item: string) => string[] {
  const lines = entry.split('\n');
  return (item) => {
    const start = lines.indexOf(item) + 1;
    if (start === 0) return [];
    const end = lines.findIndex((line, index) => index >= start && !/^\s+\S/.test(line));
    return lines.slice(start, end === -1 ? undefined : end);
  };
}

type Parts = readonly [major: number, minor: number, patch: number];

/** @throws if it is not a version of three numbers. */
function partsOf(version: string): Parts {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`info.version is "${version}", not three numbers.`);
  return [Number(major), Number(minor), Number(patch)];
}

function isAtLeast(version: Parts, least: Parts): boolean {
  const index = version.findIndex((part, at) => part !== least[at]);
  return index === -1 || (version[index] ?? 0) > (least[index] ?? 0);
}
