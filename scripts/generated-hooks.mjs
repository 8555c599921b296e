/**
 * What Orval's hooks lack: words that editors show, keys that do not depend on how an id is typed, options that a
 * suspense query takes, and what follows from a write.
 */
import { codesOf } from './contract/error-examples.ts';
import { operationsOf, pascal } from './generated-modules.mjs';
import { writesOf } from './generated-writes.mjs';

/** A key as Orval makes it: the path as one text, and the query. */
const KEY = /return \[\s*(`[^`]+`)(?:, \.\.\.\((params) \? \[params\] : \[\]\))?\s*\] as const/g;

const KEY_IMPORT = "import { keyOfRead } from '../../../src/api/query-key.ts';";

/** A hook hands its key out with its answer, for which it makes an object of thirty getters with each rendering. */
const KEY_HELPER = /const withQueryKey = [^]*?\n\};\n/;
const KEY_ADDED = /withQueryKey\((\w+), \w+\.queryKey\)/g;
const KEY_TYPE =
  /(?<=UseQueryResult<TData, TError>) & \{ queryKey: DataTag<QueryKey, TData, TError> \}/g;

/** What an option factory answers. */
const OPTIONS = /as UseQueryOptions<(Awaited<ReturnType<typeof \w+>>), TError, TData> & \{/g;

const WRITE_IMPORT = "import type { Write } from '../../../src/api/after-write.ts';";
const SETS_IMPORT = "import { READ_SETS } from '../../reads.ts';";

/** A function, with the words that Orval has put above it. */
const EXPORTED = /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?(export (?:const|function) (\w+))/g;

const CALLERS = {
  visitor: 'everybody',
  user: 'users who are logged in (`user`)',
  verified_buyer: 'verified buyers (`verified_buyer`)',
  admin: 'staff (`admin`)',
};

/**
 * @param {any} contract the bundled contract
 * @returns {(source: string) => string} finishes a module of hooks as Orval writes it; throws where it has what this step
 * does not know
 */
export function hookFinisher(contract) {
  const words = wordsOf(contract);
  const writes = writesOf(contract);
  return (source) => finishHooks(source, words, writes);
}

function finishHooks(source, words, writes) {
  const finished = withWrites(withHoverHelp(source, words), writes)
    .replaceAll(KEY, (_whole, path, query) => `return keyOfRead(${path}${query ? ', params' : ''})`)
    .replace(KEY_HELPER, '')
    .replaceAll(KEY_ADDED, '$1')
    .replaceAll(KEY_TYPE, '')
    .replaceAll(OPTIONS, (whole, answer) => `${whole} queryFn: QueryFunction<${answer}>;`);
  if (finished.includes('return [')) throw new Error('Orval has made a key of another shape.');
  if (!finished.includes('keyOfRead(')) return finished;
  return finished.replace('import { request }', `${KEY_IMPORT}\n$&`);
}

/** A function that sends a call, up to the last of what it gives to `request`. */
const CALL =
  /export const (\w+) = \((?:(?!\nexport )[^])*?return request<(?:(?!\nexport )[^])*?options(?=\);)/g;

const WRITE_METHOD = /method: '(?!GET)/g;

/** Each write hands over what follows from it. */
function withWrites(source, writes) {
  const sent = [];
  const handing = source.replaceAll(CALL, (call, name) => {
    if (!writes.has(name)) return call;
    sent.push(name);
    return `${call}, ${name}Write`;
  });
  if (sent.length !== (source.match(WRITE_METHOD) ?? []).length)
    throw new Error('Orval sends a write in another shape.');
  if (sent.length === 0) return source;
  const named = sent.map(
    (name) =>
      `/** What follows from {@link ${name}}. */\nexport const ${name}Write: Write = ${writes.get(name)};\n`,
  );
  const imports = [
    ...(named.some((text) => text.includes('READ_SETS')) ? [SETS_IMPORT] : []),
    WRITE_IMPORT,
  ];
  return handing
    .replace('import { request }', `${imports.join('\n')}\n$&`)
    .replace('type SecondParameter', `${named.join('\n')}\n$&`);
}

/**
 * Orval documents the implementation of an overloaded hook, of which editors show nothing, and no option factory; it knows
 * neither roles nor error codes.
 */
function withHoverHelp(source, words) {
  return source.replaceAll(EXPORTED, (_whole, declaration, name) => {
    if (!words.has(name))
      throw new Error(`Nothing is known of ${name}, which Orval has generated.`);
    return `${comment(words.get(name))}\n${declaration}`;
  });
}

/** The words of every function that belongs to an operation, by its name. */
function wordsOf(contract) {
  return new Map(
    operationsOf(contract).flatMap((operation) => {
      const { operationId: id, summary } = operation;
      const name = pascal(id);
      const words = operationWords(contract, operation);
      const shared = [`get${name}QueryOptions`, `get${name}MutationOptions`, `use${name}`, id];
      return [
        ...shared.map((exported) => [exported, words]),
        [`get${name}QueryKey`, `The key of {@link use${name}}: ${summary}.`],
        [`get${name}MutationKey`, `The key of {@link use${name}}: ${summary}.`],
      ];
    }),
  );
}

function operationWords(contract, operation) {
  const {
    summary,
    description,
    'x-role': role,
    'x-in-person': inPerson,
    'x-error-codes': own,
  } = operation;
  const known = contract.components.schemas.ErrorCode['x-codes'];
  const others = codesOf(contract, operation).filter((code) => !own.includes(code));
  return [
    `${summary}.`,
    ...(description ? ['', description.trim()] : []),
    '',
    `For ${CALLERS[role]}${inPerson ? ', in person: nobody does it in their name' : ''}.`,
    ...(own.length > 0 ? ['', 'Refused with'] : []),
    ...own.map((code) => `- \`${code}\` (${known[code].status}): ${known[code].description}`),
    '',
    `May fail with ${others.map((code) => `\`${code}\` (${known[code].status})`).join(', ')}.`,
  ].join('\n');
}

const comment = (words) =>
  `/**\n${words
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */`;
