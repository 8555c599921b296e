import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ANSWER_HEADERS } from '@generated/operations';
import { MOST_COUNTED } from '@/domain/pages/most-counted';
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

test('the headers that the contract lets other sites read are the ones that the exchange exposes', async () => {
  const contract = parse(await readFile('openapi/claims.yaml', 'utf8')) as {
    info: { description: string };
  };
  const told = /\*\*Other sites\.\*\*[^]*?\n\n/.exec(contract.info.description)?.[0];
  for (const name of ANSWER_HEADERS) expect(told).toContain(`\`${name}\``);
});

test('what waits for somebody is counted up to the maximum that the contract states', async () => {
  const schemas = parse(await readFile('openapi/schemas/notification.yaml', 'utf8')) as {
    UnreadCounts: { properties: Record<string, { maximum?: number }> };
  };
  const { latest_notification_id: _, ...counted } = schemas.UnreadCounts.properties;
  const counts = Object.values(counted);
  expect(counts.map(({ maximum }) => maximum)).toEqual(counts.map(() => MOST_COUNTED));
});
