/** The contract as its reference shows it: what its extensions say, in words and marks that the page can draw. */
import {
  type BundledContract,
  type Fields,
  operationsOf,
  resolved,
} from '../contract/bundled-contract.ts';

/** As much of the bundled contract as is looked at here; the linter has checked the rest. */
export interface Contract extends BundledContract {
  info: { description?: string };
  tags: { name: string; description?: string }[];
  'x-tagGroups'?: TagGroup[];
}

interface TagGroup {
  name: string;
  tags: string[];
}

const ROLE_COLORS: Record<string, string> = {
  visitor: '#6b7a73',
  user: '#0f62a8',
  verified_buyer: '#0a6b45',
  admin: '#a33a12',
};

/** A copy with badges, groups of tags and the error codes in each operation's description. */
export function referenceDocument(contract: Contract): Contract {
  const document = structuredClone(contract);
  document.info.description = `The contract itself: [openapi.yaml](openapi.yaml), [openapi.json](openapi.json).\n\n${document.info.description ?? ''}`;
  document['x-tagGroups'] ??= tagGroups(document.tags.map(({ name }) => name));
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema['x-transitions'])
      schema['description'] = [schema['description'], picture(name)].join('\n\n');
  }
  for (const operation of operationsOf(document)) {
    operation['x-badges'] = badgesOf(operation);
    const codes = errorCodes(document, operation);
    operation['description'] = [operation['description'], codes].filter(Boolean).join('\n\n');
  }
  for (const schema of Object.values(document.components.schemas)) markOrigins(document, schema);
  return document;
}

/** The states of a schema, as `state-diagrams.ts` draws them. */
function picture(name: string): string {
  return `![The states of ${name} and what leads from one to another](states/${name}.svg)`;
}

function badgesOf(operation: Fields): Fields[] {
  const role = String(operation['x-role']);
  return [
    { name: role.replaceAll('_', ' '), color: ROLE_COLORS[role] },
    { name: String(operation['x-origin']), position: 'after' },
  ];
}

/** Each code that an error of the operation shows in its examples, behind its status. */
function errorCodes(document: Contract, operation: Fields): string {
  const byStatus = Object.entries(operation['responses'] as Fields)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, response]) => {
      const codes = new Set(codesOf(document, response));
      return codes.size === 0 ? [] : [`${status} ${[...codes].join(', ')}`];
    });
  return byStatus.length === 0 ? '' : `**Error codes:** ${byStatus.join('; ')}.`;
}

function codesOf(document: Contract, response: unknown): string[] {
  const content = resolved(document, response)['content'] as Record<string, Fields> | undefined;
  const { example, examples = {} } = content?.['application/json'] ?? {};
  const named = Object.values(examples as Fields).map((each) => resolved(document, each)['value']);
  return [example, ...named].flatMap((value) => {
    const { code } = resolved(document, value);
    return typeof code === 'string' ? [`\`${code}\``] : [];
  });
}

/** A schema says where it comes from, a property where it comes from elsewhere. */
function markOrigins(document: Contract, schema: Fields): void {
  const origin = schema['x-origin'];
  mark(document, schema, origin);
  for (const property of Object.values((schema['properties'] ?? {}) as Record<string, Fields>)) {
    const own = property['x-origin'];
    if (own !== undefined && own !== origin) mark(document, property, own);
  }
}

function mark(document: Contract, schema: Fields, origin: unknown): void {
  if (typeof origin !== 'string') return;
  const text = schema['description'] ?? resolved(document, schema)['description'];
  const before = typeof text === 'string' ? `${text.trimEnd()} ` : '';
  schema['description'] = `${before}\`${origin}\``;
}

/** Areas as people speak of them; a tag that none of them names is of the exchange. */
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
