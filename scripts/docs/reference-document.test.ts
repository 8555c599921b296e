import { expect, test } from 'vitest';
import { referenceDocument, type Contract } from './reference-document.ts';

const error = (code: string) => ({ message: 'No.', code });

const contract: Contract = {
  info: { description: 'What it is for.' },
  tags: [{ name: 'auth' }, { name: 'admin-users' }, { name: 'tags' }],
  paths: {
    '/claims/{id}': {
      parameters: {},
      put: {
        description: 'Only what is sent changes.',
        'x-role': 'verified_buyer',
        'x-origin': 'listed',
        responses: {
          '200': { content: { 'application/json': { example: error('no_error') } } },
          '401': { $ref: '#/components/responses/Unauthorized' },
          '422': {
            content: {
              'application/json': {
                examples: {
                  invalid: { value: error('validation_failed') },
                  again: { value: error('validation_failed') },
                  state: { value: error('transition_not_allowed') },
                },
              },
            },
          },
          '503': { description: 'Without an example.' },
        },
      },
    },
  },
  components: {
    schemas: {
      User: {
        'x-origin': 'listed',
        properties: {
          id: { 'x-origin': 'designed', type: 'integer' },
          name: { 'x-origin': 'listed', description: 'As on the passport.' },
          country: { 'x-origin': 'designed', $ref: '#/components/schemas/Country' },
        },
      },
      Country: { description: 'Two letters.\n' },
    },
    responses: {
      Unauthorized: { content: { 'application/json': { example: error('unauthorized') } } },
    },
  },
};
const shown = referenceDocument(contract);

test('an operation shows its role, its origin and the codes of its errors', () => {
  const operation = shown.paths['/claims/{id}']?.['put'];
  expect(operation?.['x-badges']).toEqual([
    { name: 'verified buyer', color: expect.stringMatching(/^#/) },
    { name: 'listed', position: 'after' },
  ]);
  expect(operation?.['description']).toBe(
    'Only what is sent changes.\n\n' +
      '**Error codes:** 401 `unauthorized`; 422 `validation_failed`, `transition_not_allowed`.',
  );
});

test('a schema shows where it comes from, a property where it comes from elsewhere', () => {
  expect(shown.components.schemas).toMatchObject({
    User: {
      description: '`listed`',
      properties: {
        id: { description: '`designed`' },
        name: { description: 'As on the passport.' },
        country: { description: 'Two letters. `designed`' },
      },
    },
    Country: { description: 'Two letters.\n' },
  });
});

test('every tag is in a group, a new one as well', () => {
  expect(shown['x-tagGroups']).toEqual([
    { name: 'People', tags: ['auth'] },
    { name: 'Staff', tags: ['admin-users'] },
    { name: 'The exchange', tags: ['tags'] },
  ]);
  const own = [{ name: 'All', tags: ['auth', 'admin-users', 'tags'] }];
  expect(referenceDocument({ ...contract, 'x-tagGroups': own })['x-tagGroups']).toEqual(own);
});

test('the contract itself stays as it is', () => {
  expect(contract.info.description).toBe('What it is for.');
});
