/** Pictures of the contract's state machines, drawn by Graphviz from `x-transitions`. */
import { instance } from '@viz-js/viz';
import type { RawDocument, Transition } from '../contract/openapi-types.ts';

/** Legible on light and dark backgrounds. */
const INK = '#7a8a83';
const FONT = 'Helvetica,Arial,sans-serif';

/** The SVG of each schema with transitions, by schema name. */
export async function stateDiagrams({ components }: RawDocument): Promise<Record<string, string>> {
  const viz = await instance();
  return Object.fromEntries(
    Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => {
      const transitions = schema['x-transitions'];
      if (!transitions) return [];
      return [[name, viz.renderString(dot(name, transitions), { format: 'svg' })]];
    }),
  );
}

/** A change without an operation is labelled by what brings it about. */
function dot(name: string, transitions: readonly Transition[]): string {
  const edges = transitions.flatMap(({ from, to, operation, guard }) =>
    from.map((state) => `"${state}" -> "${to}" [label="${operation ?? guard ?? ''}"];`),
  );
  return `digraph "${name}" {
  bgcolor=transparent; rankdir=LR; nodesep=0.4; ranksep=0.7;
  node [shape=box, style=rounded, color="${INK}", fontcolor="${INK}", fontname="${FONT}", fontsize=12];
  edge [color="${INK}", fontcolor="${INK}", fontname="${FONT}", fontsize=10, arrowsize=0.7];
  ${edges.map((edge) => edge.replaceAll('`', '')).join('\n  ')}
}`;
}
