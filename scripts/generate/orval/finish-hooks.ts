/**
 * Adds what Orval's hooks lack: documentation that editors show, keys that do not depend on how an id is typed, options
 * that a suspense query accepts, and what follows from a write.
 */
import { codesOf } from '../../contract/error-codes.ts';
import type { Role } from '../../contract/openapi-types.ts';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import { pascal } from '../names.ts';
import { writesOf } from './writes.ts';

/** A key as Orval makes it: the path as one string, and the query. */
const KEY = /return \[\s*(`[^`]+`)(?:, \.\.\.\((params) \? \[params\] : \[\]\))?\s*\] as const/g;

const KEY_IMPORT = "import { keyOfRead } from '../../../src/api/query-key.ts';";

/** A hook returns its key with its answer, for which it creates an object of thirty getters in each rendering. */
const KEY_HELPER = /const withQueryKey = [^]*?\n\};\n/;
const KEY_ADDED = /withQueryKey\((\w+), \w+\.queryKey\)/g;
const KEY_TYPE =
  /(?<=UseQueryResult<TData, TError>) & \{ queryKey: DataTag<QueryKey, TData, TError> \}/g;

/** The return type of an option factory. */
const OPTIONS = /as UseQueryOptions<(Awaited<ReturnType<typeof \w+>>), TError, TData> & \{/g;

/** The options of a write, into which Orval puts the key by a copy for each case: one spread says the same. */
const MUTATION_KEY_PUT_IN =
  /= options\s*\?\s*options\.mutation && 'mutationKey' in options\.mutation && options\.mutation\.mutationKey[^;]*request: undefined\s*\};?/g;
const MUTATION_RETURNED = /return\s*\{\s*mutationFn, \.\.\.mutationOptions\s*\}/g;

const WRITE_IMPORT = "import type { Write } from '../../../src/api/after-write.ts';";
const SETS_IMPORT = "import { READ_SETS } from '../../read-sets.ts';";

/** A function, with the documentation that Orval has put above it. */
const EXPORTED = /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?(export (?:const|function) (\w+))/g;

const CALLERS: Record<Role, string> = {
  visitor: 'everybody',
  user: 'users who are logged in (`user`)',
  verified_buyer: 'verified buyers (`verified_buyer`)',
  admin: 'staff (`admin`)',
};

type Texts = ReadonlyMap<string, string>;

/**
 * Finishes a module of hooks written by Orval. The returned function throws if it meets a shape that it does not know.
 */
export function hookFinisher(contract: Contract): (source: string) => string {
  const words = wordsOf(contract);
  const writes = writesOf(contract);
  return (source) => finishHooks(source, words, writes);
}

function finishHooks(source: string, words: Texts, writes: Texts): string {
  const finished = withWrites(withHoverHelp(source, words), writes)
    .replaceAll(
      KEY,
      (_whole, path: string, query?: string) =>
        `return keyOfRead(${path}${query ? ', params' : ''})`,
    )
    .replace(KEY_HELPER, '')
    .replaceAll(KEY_ADDED, '$1')
    .replaceAll(KEY_TYPE, '')
    .replaceAll(MUTATION_KEY_PUT_IN, '= options ?? {};')
    .replaceAll(MUTATION_RETURNED, 'return { mutationKey, mutationFn, ...mutationOptions }')
    .replaceAll(OPTIONS, (whole, answer: string) => `${whole} queryFn: QueryFunction<${answer}>;`);
  if (finished.includes('return [')) throw new Error('Orval has made a key of another shape.');
  if (!finished.includes('keyOfRead(')) return finished;
  return finished.replace('import { request }', `${KEY_IMPORT}\n$&`);
}

/** A function that sends a call, up to its last argument to `request`. */
const CALL =
  /export const (\w+) = \((?:(?!\nexport )[^])*?return request<(?:(?!\nexport )[^])*?options(?=\);)/g;

const WRITE_METHOD = /method: '(?!GET)/g;

/** Makes each write pass on what follows from it. */
function withWrites(source: string, writes: Texts): string {
  const sent: string[] = [];
  const handing = source.replaceAll(CALL, (call, name: string) => {
    const write = writes.get(name);
    if (write === undefined) return call;
    sent.push(
      `/** What follows from {@link ${name}}. */\nexport const ${name}Write: Write = ${write};\n`,
    );
    return `${call}, ${name}Write`;
  });
  if (sent.length !== (source.match(WRITE_METHOD) ?? []).length)
    throw new Error('Orval sends a write in another shape.');
  if (sent.length === 0) return source;
  const imports = [
    ...(sent.some((text) => text.includes('READ_SETS')) ? [SETS_IMPORT] : []),
    WRITE_IMPORT,
  ];
  return handing
    .replace('import { request }', `${imports.join('\n')}\n$&`)
    .replace('type SecondParameter', `${sent.join('\n')}\n$&`);
}

/**
 * Orval documents the implementation of an overloaded hook, which editors do not show, and no option factory. It knows
 * neither roles nor error codes.
 */
function withHoverHelp(source: string, words: Texts): string {
  return source.replaceAll(EXPORTED, (_whole, declaration: string, name: string) => {
    const text = words.get(name);
    if (text === undefined)
      throw new Error(`Nothing is known of ${name}, which Orval has generated.`);
    return `${comment(text)}\n${declaration}`;
  });
}

/** The documentation of every function that belongs to an operation, by the function's name. */
function wordsOf(contract: Contract): Texts {
  return new Map(
    contract.operations.flatMap((operation) => {
      const { id, summary } = operation;
      const name = pascal(id);
      const words = operationWords(contract, operation);
      const key = `The key of {@link use${name}}: ${summary}.`;
      return [
        ...[`get${name}QueryOptions`, `get${name}MutationOptions`, `use${name}`, id].map(
          (exported) => [exported, words] as const,
        ),
        [`get${name}QueryKey`, key],
        [`get${name}MutationKey`, key],
      ];
    }),
  );
}

function operationWords(contract: Contract, operation: Operation): string {
  const { summary, description, role, isInPerson, errorCodes } = operation;
  const own = errorCodes ?? [];
  const others = codesOf(contract, operation).filter((code) => !own.includes(code));
  const coded = (code: string) => `\`${code}\` (${contract.codes[code]?.status})`;
  return [
    `${summary}.`,
    ...(description ? ['', description.trim()] : []),
    '',
    `For ${CALLERS[role]}${isInPerson ? ', in person: nobody does it in their name' : ''}.`,
    ...(own.length > 0 ? ['', 'Refused with'] : []),
    ...own.map((code) => `- ${coded(code)}: ${contract.codes[code]?.description}`),
    '',
    `May fail with ${others.map(coded).join(', ')}.`,
  ].join('\n');
}

const comment = (words: string) =>
  `/**\n${words
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */`;
