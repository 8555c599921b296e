import {
  type BadInput,
  badForms,
  isInvalid,
  unreadableBodies,
} from '../../../scripts/conformance/checks/bad-bodies';
import { badParams, badQueries } from '../../../scripts/conformance/checks/bad-input';
import {
  badBodies,
  type Change,
  type ContractAndSchemas,
  eachChanged,
  isObject,
  LONG,
} from '../../../scripts/conformance/checks/mutations';
import type { Operation } from '../../../scripts/contract/read-contract';
import type { CallOptions } from '../../../scripts/conformance/session/case';

/** One faulty request and the one status with which the exchange has to answer it. */
export type BadRequest = Pick<BadInput, 'name' | 'options' | 'expected'>;

/**
 * In addition to those of the suite. The contract says nothing about some of them, but the exchange refuses them all.
 */
const PATH_TEXTS = ['99999999999', '\u0000', '\u{1F4A9}'];
const QUERY_TEXTS = ['1e9', 'yes', '1', LONG];

/**
 * Every faulty request that follows from the contract of one operation: those that any server has to refuse
 * (scripts/conformance), and those for which the exchange has a rule of its own.
 */
export function badRequests(operation: Operation, contract: ContractAndSchemas): BadRequest[] {
  return [
    ...badParams(contract, operation, null, PATH_TEXTS),
    ...badQueries(contract, operation, QUERY_TEXTS),
    ...ownQueries(operation),
    ...badJson(operation, contract),
    ...badMultipart(operation),
  ];
}

function ownQueries({ parameters }: Operation): BadRequest[] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => [
      { name: `query ${name} twice`, options: { query: `${name}=1&${name}=2` }, ...isInvalid },
      { name: `query ${name} with U+0000`, options: { query: `${name}=%00` }, ...isInvalid },
    ]);
}

function badJson(operation: Operation, { schemas }: ContractAndSchemas): BadRequest[] {
  const { body } = operation;
  if (body?.contentType !== 'application/json') return [];
  const check = schemas.request(body.schema);
  const json = (text: string): CallOptions => ({ raw: { type: 'application/json', body: text } });
  return [
    ...unreadableBodies(operation, body.examples[0]),
    { name: 'too many values', options: json(JSON.stringify(ones(1_100))), expected: 413 },
    { name: 'too many levels', options: json('['.repeat(20) + ']'.repeat(20)), expected: 413 },
    // The contract's lint keeps examples valid, so each single fault is the only one.
    ...body.examples
      .flatMap((example) => [...badBodies(example, check), ...eachChanged(example, ownChanges)])
      .map(({ name, value }) => ({ name, options: { body: value }, ...isInvalid })),
  ];
}

/**
 * What some schemas accept: a character that the database cannot hold, a number that loses digits, names that every
 * object has.
 */
function ownChanges(value: Change['value'], at: string): Change[] {
  if (!isObject(value)) {
    return [
      { name: `${at} with U+0000`, value: 'a\u0000b' },
      { name: `${at} as an unsafe integer`, value: 2 ** 53 },
    ];
  }
  return ['constructor', '__proto__'].map((key) => ({
    name: `${key} in ${at}`,
    value: { ...value, [key]: { x: 1 } },
  }));
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

function badMultipart(operation: Operation): BadRequest[] {
  const { body } = operation;
  if (body?.contentType !== 'multipart/form-data') return [];
  const [example] = body.examples;
  const file = { filename: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
  const hasKind = isObject(example) && 'kind' in example;
  const dozen = Object.fromEntries(ones(12).map((_, at) => [`part${at}`, '1']));
  return [
    ...unreadableBodies(operation, example),
    ...badForms({ file, ...(hasKind && { kind: 'other' }) }),
    {
      name: 'no boundary',
      options: { raw: { type: 'multipart/form-data', body: 'x' } },
      expected: 400,
    },
    { name: 'a dozen parts', options: { form: dozen }, expected: 413 },
    { name: 'an empty form', options: { form: { surprise: '1' } }, ...isInvalid },
  ];
}
