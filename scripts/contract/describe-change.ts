/** The sentences of CHANGELOG-contract.md. */
import {
  fieldsOf,
  METHODS,
  tokensOf,
  valueAt,
  type ContractDocument,
} from './contract-document.ts';

/** A change as `redocly diff` reports it. */
export interface ReportedChange {
  kind: 'added' | 'removed' | 'modified';
  typeName: string;
  /** The property that was modified. */
  property?: string | undefined;
  /** What the linter's rules say about it; empty if it breaks nothing. */
  messages: string[];
  before: unknown;
  after: unknown;
  /** Its place in `document`, not the place of a reference to it. */
  pointer: string;
  /** The contract that holds it: the older one for something that was removed. */
  document: ContractDocument;
}

/** One line for each thing that changed: an operation, a schema or the contract as a whole, and what became of it. */
export function describeChange(change: ReportedChange): string[] {
  const { document, pointer, typeName } = change;
  const tokens = tokensOf(pointer);
  if (typeName === 'PathItem') {
    return METHODS.flatMap((method) => {
      const operation = valueAt(document, [...tokens, method]);
      if (operation === undefined) return [];
      return describeChange({
        ...change,
        typeName: 'Operation',
        pointer: `${pointer}/${method}`,
        messages: [],
        [change.kind === 'removed' ? 'before' : 'after']: operation,
      });
    });
  }
  const { place, inner } = placeOf(document, tokens);
  const isNamed = tokens.at(-1) === change.property;
  const subject = subjectOf(document, isNamed ? tokens.slice(0, -1) : tokens, inner);
  return [`${place}: ${sentenceOf(change, subject)}`];
}

function sentenceOf(change: ReportedChange, subject: string | null): string {
  const { kind, typeName, property, messages, before, after, document } = change;
  if (typeName === 'Operation' && kind !== 'modified') {
    const { summary, operationId } = fieldsOf(document, kind === 'added' ? after : before);
    if (kind === 'removed') return `is gone (${quoted(operationId)}).`;
    return `is new (${quoted(operationId)}): ${String(summary)}.`;
  }
  if (messages.length > 0) {
    const text = messages
      .join(' ')
      .replace('Security requirement ``', 'A call without a token')
      .replace("to 'any'", `to ${alternatives(change) ?? "'any'"}`);
    const lacksName = typeName === 'Schema' && subject !== null && !text.includes(subject);
    return lacksName ? `${subject}: ${text}` : text;
  }
  if (property === 'x-role') return `is for ${quoted(after)}, was for ${quoted(before)}.`;
  if (property === 'default') {
    const was = before === undefined ? 'had no default' : `meant ${quoted(before)}`;
    const means = after === undefined ? 'has no default now' : `means ${quoted(after)} now`;
    return `${subject === null ? '' : `${subject}, `}left out, ${means}, ${was}.`;
  }
  if (kind !== 'modified') {
    return `${partOf(change, subject)} was ${kind}${kind === 'added' ? saysOf(document, after) : ''}.`;
  }
  const name = quoted(property);
  const what = subject === null ? name : `${name} of ${subject}`;
  if (before === undefined) return `${what} is ${quoted(after)} now.`;
  if (after === undefined) return `${what} was removed, it was ${quoted(before)}.`;
  return `${what} changed from ${quoted(before)} to ${quoted(after)}.`;
}

/** The alternatives of a schema without its own type: "`PhoneNumber` or null". */
function alternatives({ document, pointer, property }: ReportedChange): string | null {
  const tokens = tokensOf(pointer);
  const schema = valueAt(document, tokens.at(-1) === property ? tokens.slice(0, -1) : tokens);
  const { oneOf } = fieldsOf(document, schema);
  if (!Array.isArray(oneOf)) return null;
  return (oneOf as Record<string, unknown>[])
    .map(({ $ref, type }) =>
      typeof $ref === 'string' ? `\`${tokensOf($ref).at(-1)}\`` : String(type),
    )
    .join(' or ');
}

/** A map that appears or disappears as a whole is named by its contents. */
function partOf({ typeName, before, after }: ReportedChange, subject: string | null): string {
  if (!typeName.endsWith('Map')) return subject ?? typeName;
  const names = Object.keys(after ?? before ?? {})
    .map(quoted)
    .join(', ');
  return subject === null ? names : `${names} of ${subject}`;
}

/** The first sentence of a description, to follow a colon. */
function saysOf(document: ContractDocument, value: unknown): string {
  const { description } = fieldsOf(document, value);
  if (typeof description !== 'string') return '';
  const [first = ''] = description.trim().split(/(?<=\.)\s|\.$|\n\n/);
  return `: ${first.replace(/\.$/, '').replace(/\s+/g, ' ')}`;
}

/** `GET /claims`, `Claim` or "the contract", and how many tokens of the pointer it takes. */
function placeOf(document: ContractDocument, tokens: string[]): { place: string; inner: number } {
  const [root, first = '', second = ''] = tokens;
  if (root === 'paths') {
    if (METHODS.includes(second)) {
      return { place: `\`${second.toUpperCase()} ${first}\``, inner: 3 };
    }
    return { place: `\`${first}\``, inner: 2 };
  }
  if (root === 'components' && tokens.length >= 3) {
    if (first === 'parameters') {
      const { name } = fieldsOf(document, valueAt(document, tokens.slice(0, 3)));
      return { place: `parameter ${quoted(name)}`, inner: 3 };
    }
    const kind = first === 'schemas' ? '' : `${first.replace(/s$/, '')} `;
    return { place: `${kind}\`${second}\``, inner: 3 };
  }
  return { place: 'the contract', inner: 0 };
}

/** The innermost part with a name; null if the place itself is meant. */
function subjectOf(document: ContractDocument, tokens: string[], inner: number): string | null {
  for (let end = tokens.length; end > inner; end -= 1) {
    const key = tokens[end - 1] ?? '';
    const holder = tokens[end - 2];
    if (holder === 'parameters') {
      return quoted(fieldsOf(document, valueAt(document, tokens.slice(0, end)))['name']);
    }
    if (holder === 'responses' && /^\d/.test(key)) return `answer \`${key}\``;
    if (['properties', 'headers', 'content', 'examples'].includes(holder ?? ''))
      return `\`${key}\``;
    if (key.startsWith('x-') || ['security', 'servers', 'tags'].includes(key)) return `\`${key}\``;
  }
  return null;
}

const LONGEST_VALUE = 80;

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const short = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  return `\`${short.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
}
