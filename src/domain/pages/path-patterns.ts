/** The pattern that a path matches, and the values of its parameters, decoded. */
interface Match<Pattern extends string> {
  pattern: Pattern;
  params: Record<string, string>;
}

/**
 * Finds the pattern of a path, as the router does: `/claim/:id` for `/claim/7` and `/Claim/7`; null if none matches. Of
 * several matches, the one with the fewest parameters wins: `/marketplace/featured-claims` is not the case
 * "featured-claims".
 */
export function patternMatcher<Pattern extends string>(
  patterns: readonly Pattern[],
): (path: string) => Match<Pattern> | null {
  const parameters = (pattern: string) => pattern.split(':').length;
  const candidates = patterns
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern) }));
  return (path) => {
    const given = segmentsOf(path);
    const found = candidates.find(
      ({ segments }) =>
        segments.length === given.length &&
        segments.every((segment, at) => fits(segment, given[at])),
    );
    if (!found) return null;
    const params: Match<Pattern>['params'] = {};
    for (const [at, segment] of found.segments.entries()) {
      if (!segment.startsWith(':')) continue;
      const value = decoded(given[at] ?? '');
      if (value === null) return null;
      params[segment.slice(1)] = value;
    }
    return { pattern: found.pattern, params };
  };
}

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values for the parameters of a pattern. */
export type PatternParams<Pattern extends string> = Record<ParamNames<Pattern>, string | number>;

/** The path with its parameters encoded: `/claim/7` for `/claim/:id` and `{ id: 7 }`. */
export function fillPattern<Pattern extends string>(
  pattern: Pattern,
  params: PatternParams<Pattern>,
): string {
  const values: Record<string, string | number> = params;
  return pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** The part before the id: `/claim/` for `/claim/:id`. */
export function patternStart(pattern: `${string}/:id`): string {
  return pattern.slice(0, -':id'.length);
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  // Written by hand: a regular expression would scan each run of slashes again from each of its slashes.
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return segments;
}

function fits(segment: string, given = ''): boolean {
  return segment.startsWith(':') ? given !== '' : segment.toLowerCase() === given.toLowerCase();
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
