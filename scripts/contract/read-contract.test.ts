import { expect, test } from 'vitest';
import type { Parameter } from './openapi-types.ts';
import { readContract } from './read-contract.ts';

const parameter = (name: string, place: Parameter['in'], maximum: number): Parameter => ({
  name,
  in: place,
  schema: { type: 'integer', maximum },
});
const key: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };

const { operations } = readContract({
  paths: {
    '/claims/{id}': {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { $ref: '#/components/parameters/Key' },
        parameter('size', 'query', 1),
      ],
      get: { operationId: 'getClaim', responses: { '200': {} } },
      put: {
        operationId: 'changeClaim',
        parameters: [parameter('size', 'query', 2), parameter('size', 'header', 3)],
        responses: { '200': {} },
      },
    },
  },
  components: { parameters: { Id: parameter('id', 'path', 9), Key: key } },
});
const [read, write] = operations;

test('an operation has the parameters of its path, references followed', () => {
  expect(read?.parameters).toEqual([
    parameter('id', 'path', 9),
    key,
    parameter('size', 'query', 1),
  ]);
  expect(read?.takesKey).toBe(true);
});

test('one of its own takes the place of the same one of the path', () => {
  expect(write?.parameters).toEqual([
    parameter('id', 'path', 9),
    key,
    parameter('size', 'query', 2),
    parameter('size', 'header', 3),
  ]);
});
