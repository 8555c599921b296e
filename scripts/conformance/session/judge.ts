import type { Contract, Operation } from '../../contract/read-contract.ts';
import type { Schemas } from '../contract/schemas.ts';
import { at, type Answer } from './answer.ts';

/** Whether an answer has to have a header that the contract describes; others may be absent. */
function isNeeded(operation: Operation, { status, sent }: Answer, header: string): boolean {
  switch (header.toLowerCase()) {
    case 'retry-after':
    case 'content-disposition':
    case 'x-request-id':
    case 'allow':
      return true;
    case 'etag':
      // Answers for one person only need not be cacheable.
      return !('Authorization' in sent.headers);
    case 'authorization':
      return operation.beginsSession !== null && status === operation.success;
    default:
      return false;
  }
}

/** Checks everything that the contract says about every answer, whatever the request: status, headers, body, code. */
export function judge(
  contract: Contract,
  schemas: Schemas,
  operation: Operation,
  answer: Answer,
): string[] {
  const { status, headers } = answer;
  const faults = headers.get('x-request-id') ? [] : ['the answer has no X-Request-Id'];
  const isRevalidated = status === 304 && 'If-None-Match' in answer.sent.headers;
  const response = operation.responses.get(status);
  if (!response) return isRevalidated ? faults : [...faults, `status ${status} is not documented`];

  for (const [name, { required, schema }] of Object.entries(response.headers)) {
    const value = headers.get(name);
    if (value === null) {
      if (required === true || isNeeded(operation, answer, name))
        faults.push(`${status} has no header ${name}`);
    } else if (schema) {
      const read = contract.resolve(schema).type === 'integer' ? Number(value) : value;
      faults.push(
        ...schemas
          .answer(schema)(read)
          .map((fault) => `header ${name}: ${fault}`),
      );
    }
  }
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    faults.push(`${status} has no Retry-After in seconds`);
  return [...faults, ...bodyFaults(contract, schemas, operation, answer)];
}

function bodyFaults(
  contract: Contract,
  schemas: Schemas,
  operation: Operation,
  answer: Answer,
): string[] {
  const { status, headers, sent, json } = answer;
  const content = operation.responses.get(status)?.content ?? null;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (content === null || sent.method === 'HEAD')
    return answer.bytes.byteLength === 0 ? [] : [`${status} has a body, and should have none`];
  if (content.type !== 'application/json') {
    const none = answer.bytes.byteLength === 0 ? ['the body is empty'] : [];
    return type ? none : [...none, 'the answer has no Content-Type'];
  }
  if (type !== 'application/json')
    return [`Content-Type is ${type || 'missing'}, not application/json`];
  if (json === undefined) return ['the body is no JSON'];
  const faults = schemas.answer(content.schema)(json);
  return status < 400 ? faults : [...faults, ...errorFaults(contract, operation, answer)];
}

function errorFaults(contract: Contract, operation: Operation, answer: Answer): string[] {
  const { status, headers, json } = answer;
  const code = at(json, 'code');
  const faults =
    typeof code === 'string' && contract.allowsCode(operation, status, code)
      ? []
      : [`the code ${String(code)} is not listed for ${status} of ${operation.id}`];
  if (at(json, 'request_id') !== headers.get('x-request-id'))
    faults.push('request_id is not the X-Request-Id of the answer');
  if (status >= 500) faults.push(`the server failed with ${status}`);
  return faults;
}
