/**
 * The blocks of a guide that can be followed literally. The words after the language of a fence say what it is:
 *
 * - `yaml file=openapi/schemas/tag.yaml` is a whole file;
 * - `diff file=openapi/claims.yaml` changes an existing file: the lines without a plus are in it, exactly once and in
 *   this order; `@@` separates two places;
 * - `sh run` holds commands, one on each line.
 */
export interface GuideBlock {
  kind: 'file' | 'diff' | 'run';
  /** The heading above it. */
  step: string;
  /** Empty for commands. */
  path: string;
  text: string;
}

const HEADING_OR_FENCE = /^## (?<heading>.+)$|^```(?<info>\S.*)\n(?<text>[\s\S]*?)^```$/gm;

/** @throws if a fence names no file and is not to be run either: it could not be followed. */
export function blocksOf(guide: string): GuideBlock[] {
  let step = '';
  return [...guide.matchAll(HEADING_OR_FENCE)].flatMap(({ groups = {} }): GuideBlock[] => {
    const { heading, info, text = '' } = groups;
    step = heading ?? step;
    if (info === undefined) return [];
    if (info === 'sh run') return [{ kind: 'run', step, path: '', text }];
    const [, language, path] = /^(\w+) file=(\S+)$/.exec(info) ?? [];
    if (path === undefined) throw new Error(`A block of step "${step}" names no file: ${info}`);
    return [{ kind: language === 'diff' ? 'diff' : 'file', step, path, text }];
  });
}

/**
 * The text of a file after a diff of the guide.
 * @throws if the lines that it builds on are not in the file, or are there more than once.
 */
export function withDiff(before: string, { step, path, text }: GuideBlock): string {
  return text.split(/^@@\n/m).reduce((file, place) => {
    const lines = place.trimEnd().split('\n');
    const without = (sign: '+' | '-') =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const old = without('+');
    if (old === '') throw new Error(`${path}: step "${step}" has no line to build on:\n${place}`);
    // Whole lines only: both the file and the searched text begin with a line break.
    const [start = '', end, ...more] = `\n${file}`.split(`\n${old}`);
    if (end === undefined || more.length > 0) {
      const fault = end === undefined ? 'not there' : 'there more than once';
      throw new Error(`${path}: the lines that step "${step}" builds on are ${fault}:\n${old}`);
    }
    return `${start}\n${without('-')}${end}`.slice(1);
  }, before);
}

/** How many lines a person who follows a block writes by hand; blank ones are not counted. */
export function linesByHand({ kind, text }: GuideBlock): number {
  const lines = text.split('\n');
  const written = {
    file: lines,
    diff: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
    run: [],
  };
  return written[kind].filter((line) => line.trim() !== '').length;
}
