/** The contract as its reference shows it: its extensions become words and marks that the page can draw. */
import { codesOf } from '../contract/error-codes.ts';
import type { RawDocument, Role, Schema } from '../contract/openapi-types.ts';
import { type Contract, type Operation, readContract } from '../contract/read-contract.ts';

/** The parts of the bundled contract that are used here; the linter has checked the rest. */
export interface PublishedDocument extends RawDocument {
  info: { version?: string; description?: string };
  tags: { name: string; description?: string }[];
  'x-tagGroups'?: TagGroup[];
}

interface TagGroup {
  name: string;
  tags: string[];
}

const ROLE_COLORS: Record<Role, string> = {
  visitor: '#6b7a73',
  user: '#0f62a8',
  verified_buyer: '#0a6b45',
  admin: '#a33a12',
};

/** A copy with badges, groups of tags and the error codes in each operation's description. */
export function referenceDocument(source: PublishedDocument): PublishedDocument {
  const document = structuredClone(source);
  const contract = readContract(document);
  const { resolve, schemas } = contract;
  document.info.description = `The contract itself: [openapi.yaml](openapi.yaml), [openapi.json](openapi.json).\n\n${document.info.description ?? ''}`;
  document['x-tagGroups'] ??= tagGroups(document.tags.map(({ name }) => name));
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema['x-transitions'])
      schema.description = [schema.description, picture(name)].join('\n\n');
  }
  for (const operation of contract.operations) {
    const { role, raw, description } = operation;
    const badges = [
      { name: role.replaceAll('_', ' '), color: ROLE_COLORS[role] },
      { name: raw['x-origin'], position: 'after' },
    ];
    const words = [description, errorCodes(contract, operation)].filter(Boolean).join('\n\n');
    Object.assign(raw, { 'x-badges': badges, description: words });
  }
  for (const schema of Object.values(schemas)) markOrigins(schema, resolve);
  return document;
}

/** The states of a schema, as drawn by `state-diagrams.ts`. */
function picture(name: string): string {
  return `![The states of ${name} and what leads from one to another](states/${name}.svg)`;
}

/** The codes with which an operation refuses, after their statuses. */
function errorCodes(contract: Contract, operation: Operation): string {
  const byStatus = Object.groupBy(
    codesOf(contract, operation),
    (code) => contract.codes[code]?.status ?? '',
  );
  const texts = Object.entries(byStatus).map(
    ([status, codes = []]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`,
  );
  return texts.length === 0 ? '' : `**Error codes:** ${texts.join('; ')}.`;
}

type Resolve = Contract['resolve'];

/** A schema says where it comes from; a property says so only if it comes from elsewhere. */
function markOrigins(schema: Schema, resolve: Resolve): void {
  const origin = schema['x-origin'];
  mark(schema, origin, resolve);
  for (const property of Object.values(schema.properties ?? {})) {
    const own = property['x-origin'];
    if (own !== origin) mark(property, own, resolve);
  }
}

function mark(schema: Schema, origin: string | undefined, resolve: Resolve): void {
  if (origin === undefined) return;
  const text = schema.description ?? resolve(schema).description;
  schema.description = `${text === undefined ? '' : `${text.trimEnd()} `}\`${origin}\``;
}

/** Areas in everyday terms; tags that none of them names belong to the exchange. */
const GROUPS: TagGroup[] = [
  { name: 'People', tags: ['auth', 'account', 'documents'] },
  { name: 'Trade', tags: ['marketplace', 'my-claims'] },
  { name: 'Staff', tags: ['admin-session', 'admin-claims', 'admin-users'] },
];

function tagGroups(tags: string[]): TagGroup[] {
  const named = new Set(GROUPS.flatMap((group) => group.tags));
  const rest = { name: 'The exchange', tags: tags.filter((tag) => !named.has(tag)) };
  return [...GROUPS, rest]
    .map(({ name, tags: wanted }) => ({ name, tags: wanted.filter((tag) => tags.includes(tag)) }))
    .filter((group) => group.tags.length > 0);
}
