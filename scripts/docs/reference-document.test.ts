import { expect, test } from 'vitest';
import { referenceDocument, type PublishedDocument } from './reference-document.ts';

const code = (status: number) => ({ status, message: 'No.', description: 'It is refused.' });

const contract: PublishedDocument = {
  info: { description: 'What it is for.' },
  tags: [{ name: 'auth' }, { name: 'admin-users' }, { name: 'tags' }],
  paths: {
    '/claims/{id}': {
      put: {
        operationId: 'changeClaim',
        description: 'Only what is sent changes.',
        'x-role': 'verified_buyer',
        'x-origin': 'listed',
        'x-error-codes': ['transition_not_allowed'],
        responses: { '200': {}, '401': {}, '422': {}, '503': {} },
      },
    },
  },
  components: {
    schemas: {
      ErrorCode: {
        'x-codes': {
          transition_not_allowed: code(422),
          unauthorized: { ...code(401), implied: true },
          validation_failed: { ...code(422), implied: true },
          not_found: { ...code(404), implied: true },
        },
      },
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
  },
};
const shown = referenceDocument(contract);

test('an operation shows its role, its origin and the codes of its errors', () => {
  expect(shown.paths['/claims/{id}']?.put).toMatchObject({
    'x-badges': [
      { name: 'verified buyer', color: expect.stringMatching(/^#/) },
      { name: 'listed', position: 'after' },
    ],
    description:
      'Only what is sent changes.\n\n' +
      '**Error codes:** 401 `unauthorized`; 422 `validation_failed`, `transition_not_allowed`.',
  });
});

test('a schema shows where it comes from, a property where it comes from elsewhere', () => {
  expect(shown.components?.schemas).toMatchObject({
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
