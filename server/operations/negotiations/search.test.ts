import type { AdminNegotiationPage, NegotiationPage } from '@generated/model';
import { expect, test } from 'vitest';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const chat = chatSteps(exchange);

type Page = Pick<NegotiationPage & AdminNegotiationPage, 'negotiations'>;

const searchIn = async (token: string, path: string, search: string) => {
  const { body } = await exchange
    .as(token)
    .get<Page>(`${path}?search=${encodeURIComponent(search)}`);
  return body.negotiations.map(({ id }) => id);
};

test('the references of a negotiation and of its claim, together, find it', async () => {
  const { buyer, seller, id, claim } = await steps.accepted();
  const other = await steps.accepted();
  const { reference } = await steps.negotiation(buyer.token, id);
  const staff = await exchange.admin();
  for (const [token, path] of [
    [buyer.token, '/api/negotiations'],
    [seller.token, '/api/negotiations'],
    [staff.token, '/admin/negotiations'],
  ] as const) {
    const found = async (search: string) => await searchIn(token, path, search);
    expect(await found(`${reference} ${claim.reference}`)).toEqual([id]);
    expect(await found(`${claim.reference.toLowerCase()} neg`)).toEqual([id]);
    expect(await found(`${reference} ${other.claim.reference}`)).toEqual([]);
  }
});

test('the subject of a conversation and the reference of its claim, together, find it', async () => {
  const { seller, claim } = await steps.parties();
  const { token } = await exchange.admin();
  const about = { subject: 'The proof of claim', claim_id: claim.id };
  const { id } = (await chat.begin(seller.token, about)).body;
  await chat.begin(seller.token, { subject: 'The proof of my address' });
  const found = async (search: string) =>
    (await chat.staff.list(token, `?search=${encodeURIComponent(search)}`)).conversations.map(
      (each) => each.id,
    );
  expect(await found(`proof ${claim.reference}`)).toEqual([id]);
  expect(await found(`address ${claim.reference}`)).toEqual([]);
});
