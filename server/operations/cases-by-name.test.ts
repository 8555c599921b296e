import type { CasePage } from '@generated/model';
import { expect, test } from 'vitest';
import { testExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

const exchange = testExchange();

test('cases are sorted by name without regard to case and accents', async () => {
  const market = marketFactories(exchange);
  for (const name of ['Zenit', 'Éclair Air', 'eclipse', 'Eden', 'FTX']) await market.case({ name });
  const { body } = await exchange.visitor.get<CasePage>(
    '/api/cases?sort_by=name&sort_direction=asc',
  );
  const sorted = ['Éclair Air', 'eclipse', 'Eden', 'FTX', 'Zenit'];
  expect(body.cases.map(({ name }) => name)).toEqual(sorted);
});
