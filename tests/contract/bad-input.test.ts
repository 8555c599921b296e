import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@generated/operations';
import { ErrorBody } from '@generated/zod/schemas/errorBody';
import type { Operation } from '../../scripts/contract/read-contract';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { compileSchemas } from '../../scripts/conformance/contract/schemas';
import { requestOf, type CallOptions } from '../../scripts/conformance/session/case';
import { badRequests } from '../support/contract/bad-input';
import { openContractExchange, type ContractExchange } from '../support/contract/contract-exchange';

const contract = await loadContract();
const schemas = compileSchemas(contract);

let host: ContractExchange;
beforeAll(async () => {
  host = await openContractExchange();
});
afterAll(() => host.connection.close());

test('the walk goes through every operation of the contract', () => {
  expect(contract.operations.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(operations).toSorted(),
  );
});

describe.for(contract.operations)('$id', (operation) => {
  test.for(badRequests(operation, { contract, schemas }))('refuses $name', async (fault) => {
    const before = await host.countRows();
    const response = await send(operation, fault.options);
    const body: unknown = await response.json();
    const { code } = ErrorBody.parse(body);
    expect({ status: response.status, body, failures: host.failures }).toMatchObject({
      status: fault.expected,
      failures: [],
    });
    expect([...operation.responses.keys()]).toContain(response.status);
    expect(operations[operation.id as OperationId].codes).toContain(code);
    expect(await host.countRows()).toEqual(before);
  });
});

function send(operation: Operation, options: CallOptions): Promise<Response> {
  const { admin, user, 'verified buyer': buyer } = host.tokens;
  // A visitor's call carries a token as well: it must not matter.
  const token = { visitor: user, user, verified_buyer: buyer, admin }[operation.role];
  const query = requiredQuery(operation);
  const sent = requestOf({ tokens: new Map() }, operation, { token, query, ...options });
  const { method, path, headers, body } = sent;
  const init = { method, headers, ...(body !== undefined && { body }) };
  return host.exchange.fetch(new Request(`http://localhost/api${path}`, init));
}

/** What the query must hold, so that the fault of the request is the only one. */
function requiredQuery({ parameters }: Operation): string {
  return parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${schema.type === 'integer' ? 1 : 'x'.repeat(40)}`)
    .join('&');
}
