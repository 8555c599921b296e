import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { JSON_BYTES, MULTIPART_BYTES, QUERY } from '../../server/router/request-limits';

test('the limits that the contract states are the ones that the exchange holds', async () => {
  const contract = parse(await readFile('openapi/claims.yaml', 'utf8')) as {
    'x-limits': Record<string, unknown>;
  };
  expect(contract['x-limits']).toMatchObject({
    json_bytes: JSON_BYTES,
    multipart_bytes: MULTIPART_BYTES,
    query_characters: QUERY.characters,
    query_parameters: QUERY.parameters,
  });
});
