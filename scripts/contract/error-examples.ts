/** The contract as it is published: each operation shows every refusal that it can answer. */
import { asksOf } from './asks.ts';
import { codesOf } from './error-codes.ts';
import type { Asks, RawDocument } from './openapi-types.ts';
import { type Contract, type Operation, readContract } from './read-contract.ts';

const REQUEST_ID = '01JD3W7V9GQ6';

/** A copy in which each answer of 400 or above has one example for each code that its operation may send with it. */
export function withErrorExamples<Document extends RawDocument>(source: Document): Document {
  const document = structuredClone(source);
  const contract = readContract(document);
  for (const operation of contract.operations) {
    const { responses } = operation.raw;
    for (const [status, reference] of Object.entries(responses)) {
      if (!/^[45]/.test(status)) continue;
      const examples = codesOf(contract, operation)
        .filter((code) => String(contract.codes[code]?.status) === status)
        .map((code) => [code, exampleOf(contract, operation, code)] as const);
      const response = structuredClone(contract.resolve(reference));
      const media = response.content?.['application/json'];
      if (!media) throw new Error(`The answer ${status} has no JSON.`);
      delete media.example;
      media.examples = Object.fromEntries(examples);
      responses[status] = response;
    }
  }
  forgetUnused(document);
  return document;
}

/** Removes the shared answers, which every operation has spelled out by now. */
function forgetUnused({ paths, components }: RawDocument): void {
  const text = JSON.stringify(paths);
  const { responses = {} } = components ?? {};
  for (const name of Object.keys(responses))
    if (!text.includes(`"#/components/responses/${name}"`)) delete responses[name];
}

function exampleOf(contract: Contract, operation: Operation, name: string) {
  const code = contract.codes[name];
  if (!code) throw new Error(`ErrorCode knows no ${name}.`);
  const { message, description, errors } = code;
  const faults = name === 'validation_failed' ? faultOf(contract, operation) : errors;
  return {
    summary: description,
    value: { message, code: name, ...(faults && { errors: faults }), request_id: REQUEST_ID },
  };
}

/** An example of a fault in the operation's own body or query. */
function faultOf(contract: Contract, { body, parameters }: Operation): Record<string, string[]> {
  const asks = body && asksOf(body.schema, contract.resolve);
  const [first] = sentencesOf(asks ?? {});
  if (first) return { [first[0]]: [first[1]] };
  const paged = parameters.some(({ name }) => name === 'page');
  return paged ? { page: ['Enter a number.'] } : { colour: ['This field is unknown.'] };
}

/** The sentences that a body asks with, each with the path of its field. */
function sentencesOf(asks: Asks, path: readonly string[] = []): [string, string][] {
  if (typeof asks === 'string') return [[path.join('.'), asks]];
  return Object.entries(asks).flatMap(([field, own]) => sentencesOf(own, [...path, field]));
}
