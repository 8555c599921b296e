/** The contract as it is published: each operation shows every refusal that it can answer. */
import { type BundledContract, type Fields, operationsOf, resolved } from './bundled-contract.ts';

interface Code {
  status: number;
  implied?: boolean;
  message: string;
  description: string;
  errors?: Record<string, string[]>;
}

const REQUEST_ID = '01JD3W7V9GQ6';

/** A copy in which each answer of 400 or above has one example for each code that its operation may send with it. */
export function withErrorExamples<Contract extends BundledContract>(contract: Contract): Contract {
  const document = structuredClone(contract);
  const codes = document.components.schemas['ErrorCode']?.['x-codes'] as Record<string, Code>;
  for (const operation of operationsOf(document)) {
    const responses = operation['responses'] as Fields;
    for (const [status, reference] of Object.entries(responses)) {
      if (!/^[45]/.test(status)) continue;
      const examples = codesOf(document, operation)
        .filter((code) => String(codes[code]?.status) === status)
        .map((code) => [code, exampleOf(document, operation, code, codes[code])]);
      const response = structuredClone(resolved(document, reference));
      const media = (response['content'] as Record<string, Fields>)['application/json'];
      if (!media) throw new Error(`The answer ${status} has no JSON.`);
      delete media['example'];
      media['examples'] = Object.fromEntries(examples) as Fields;
      responses[status] = response;
    }
  }
  forgetUnused(document);
  return document;
}

/** The shared answers that every operation has spelled out by now. */
function forgetUnused(document: BundledContract): void {
  const text = JSON.stringify(document.paths);
  const { responses = {} } = document.components;
  for (const name of Object.keys(responses))
    if (!text.includes(`"#/components/responses/${name}"`)) delete responses[name];
}

/** With which codes an operation may refuse: those that follow from its documented statuses, and its own. */
export function codesOf(contract: BundledContract, operation: Fields): string[] {
  const codes = contract.components.schemas['ErrorCode']?.['x-codes'] as Record<string, Code>;
  const implied = Object.entries(codes)
    .filter(([, code]) => code.implied && String(code.status) in (operation['responses'] as Fields))
    .map(([code]) => code)
    .filter((code) => code !== 'idempotency_key_reused' || takesKey(contract, operation));
  const inPerson = operation['x-in-person'] === true ? ['in_person_only'] : [];
  return [...implied, ...inPerson, ...(operation['x-error-codes'] as string[])];
}

/** Whether the operation is done once however often it is sent with one key. */
export function takesKey(contract: BundledContract, operation: Fields): boolean {
  return parametersOf(contract, operation).some(({ name }) => name === 'Idempotency-Key');
}

function parametersOf(contract: BundledContract, operation: Fields): Fields[] {
  return ((operation['parameters'] ?? []) as Fields[]).map((each) => resolved(contract, each));
}

function exampleOf(
  contract: BundledContract,
  operation: Fields,
  name: string,
  code: Code | undefined,
): Fields {
  if (!code) throw new Error(`ErrorCode knows no ${name}.`);
  const { message, description, errors } = code;
  const faults = name === 'validation_failed' ? faultOf(contract, operation) : errors;
  return {
    summary: description,
    value: { message, code: name, ...(faults && { errors: faults }), request_id: REQUEST_ID },
  };
}

/** What a fault of the operation's own body or query looks like. */
function faultOf(contract: BundledContract, operation: Fields): Record<string, string[]> {
  const body = resolved(contract, operation['requestBody']);
  const [media] = Object.values((body['content'] ?? {}) as Record<string, Fields>);
  const ask = media && firstAsk(contract, media['schema'], []);
  if (ask) return { [ask.path]: [ask.text] };
  const paged = parametersOf(contract, operation).some(({ name }) => name === 'page');
  return paged ? { page: ['Enter a number.'] } : { colour: ['This field is unknown.'] };
}

/** The first field that says what it asks for, by its path. */
function firstAsk(
  contract: BundledContract,
  node: unknown,
  path: readonly string[],
): { path: string; text: string } | undefined {
  const schema = { ...resolved(contract, node), ...(node as Fields) };
  const asks = schema['x-asks'];
  if (typeof asks === 'string') return { path: path.join('.'), text: asks };
  const branches = ((schema['oneOf'] ?? []) as unknown[]).map((branch) => [path, branch] as const);
  const properties = Object.entries((schema['properties'] ?? {}) as Fields).map(
    ([name, property]) => [[...path, name], property] as const,
  );
  for (const [at, part] of [...branches, ...properties]) {
    const found = firstAsk(contract, part, at);
    if (found) return found;
  }
  return undefined;
}
