import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@generated/operations';
import { ErrorBody } from '@generated/zod/schemas/errorBody';
import { badRequests, type BadRequest } from '../support/contract/bad-input';
import { loadContract, type ContractOperation } from '../support/contract/contract';
import { openContractExchange, type ContractExchange } from '../support/contract/contract-exchange';

const contract = await loadContract();

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
  test.for(badRequests(operation, contract))('refuses $name', async (fault) => {
    const before = await host.countRows();
    const response = await send(operation, fault);
    const body: unknown = await response.json();
    const { code } = ErrorBody.parse(body);
    expect({ status: response.status, body, failures: host.failures }).toMatchObject({
      status: fault.expected,
      failures: [],
    });
    expect(operation.statuses).toContain(response.status);
    expect(operations[operation.id as OperationId].codes).toContain(code);
    expect(await host.countRows()).toEqual(before);
  });
});

function send(operation: ContractOperation, fault: BadRequest): Promise<Response> {
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => fault.params?.[name] ?? '1',
  );
  const token =
    host.tokens[
      operation.role === 'admin'
        ? 'admin'
        : operation.role === 'verified_buyer'
          ? 'verified buyer'
          : 'user'
    ];
  // A visitor's call carries a token as well: it must not matter.
  const headers = new Headers({ Authorization: `Bearer ${token}`, ...fault.headers });
  const init = {
    method: operation.method,
    headers,
    ...(fault.body !== undefined && { body: fault.body }),
  };
  return host.exchange.fetch(
    new Request(`http://localhost/api${path}?${fault.query ?? requiredQuery(operation)}`, init),
  );
}

/** What the query must hold, so that the fault of the request is the only one. */
function requiredQuery({ parameters }: ContractOperation): string {
  return parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${schema.type === 'integer' ? 1 : 'x'.repeat(40)}`)
    .join('&');
}
