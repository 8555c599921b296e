import { expect, test } from 'vitest';
import type { AdminNegotiationPage } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

test('staff find a negotiation by its reference, its case and both of its sides', async () => {
  const { id, buyer, seller } = await steps.accepted();
  const { reference, claim } = await steps.negotiation(buyer.token, id);
  const staff = (await exchange.admin()).token;
  const found = async (search: string) => {
    const path = `/admin/negotiations?search=${encodeURIComponent(search)}`;
    const { body } = await exchange.as(staff).get<AdminNegotiationPage>(path);
    return body.negotiations.map((row) => row.id);
  };
  const searches = [reference, claim.reference, claim.case.name];
  const people = [fullName(buyer.user), seller.user.email];
  for (const search of [...searches, ...people]) {
    expect([search, ...(await found(search))]).toEqual([search, id]);
  }
  expect(await found(`${fullName(buyer.user)} nobody`)).toEqual([]);
});
