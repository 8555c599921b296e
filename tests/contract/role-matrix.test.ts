import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '@generated/operations';
import type { Role } from '../../scripts/contract/openapi-types';
import type { Operation } from '../../scripts/contract/read-contract';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import {
  CALLERS,
  openContractExchange,
  type CallerName,
  type ContractExchange,
} from '../support/contract/contract-exchange';

const contract = await loadContract();

let host: ContractExchange;
beforeAll(async () => {
  host = await openContractExchange();
});
afterAll(() => host.connection.close());

/** Who is let in, or how refused: 401 without a valid session, 403 in the wrong area, else a rule; a missing cell does not compile. */
const MATRIX: Record<Role, Record<CallerName, 'in' | 401 | 403 | 'buyer_not_verified'>> = {
  visitor: {
    visitor: 'in',
    user: 'in',
    'other user': 'in',
    'verified buyer': 'in',
    admin: 'in',
    'impersonating admin': 'in',
    'expired token': 'in',
    'suspended user': 'in',
  },
  user: {
    visitor: 401,
    user: 'in',
    'other user': 'in',
    'verified buyer': 'in',
    admin: 403,
    'impersonating admin': 'in',
    'expired token': 401,
    'suspended user': 401,
  },
  verified_buyer: {
    visitor: 401,
    user: 'buyer_not_verified',
    'other user': 'buyer_not_verified',
    'verified buyer': 'in',
    admin: 403,
    'impersonating admin': 'buyer_not_verified',
    'expired token': 401,
    'suspended user': 401,
  },
  admin: {
    visitor: 401,
    user: 403,
    'other user': 403,
    'verified buyer': 403,
    admin: 'in',
    'impersonating admin': 403,
    'expired token': 401,
    'suspended user': 401,
  },
};

describe.for(contract.operations)('$id', (operation) => {
  test.for(CALLERS)('%s', async (caller) => {
    const letIn = MATRIX[operation.role][caller];
    const isInAnothersName = operation.isInPerson && caller === 'impersonating admin';
    const expected = isInAnothersName && letIn === 'in' ? 'in_person_only' : letIn;
    // Every other operation is still to be asked in this session.
    if (expected === 'in' && operation.endsSession) return;
    const { status, body } = await answerTo(operation, caller);
    if (status >= 400) expect(operations[operation.id as OperationId].codes).toContain(body.code);
    if (expected === 'in') {
      expect([401, 403, 500]).not.toContain(status);
      expect(body.code).not.toBe('in_person_only');
      if (operation.role === 'verified_buyer') expect(body.code).not.toBe('buyer_not_verified');
    } else if (typeof expected === 'string') expect([status, body.code]).toEqual([422, expected]);
    else expect(status).toBe(expected);
  });
});

async function answerTo(operation: Operation, caller: CallerName) {
  const token = host.tokens[caller];
  const path = operation.path.replaceAll(/\{\w+\}/g, '1');
  const response = await host.exchange.fetch(
    new Request(`http://localhost/api${path}`, {
      method: operation.method,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    body: (response.ok ? {} : JSON.parse(text)) as { code?: string },
  };
}
