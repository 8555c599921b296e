import type { Claim, ListedClaimStatus } from '@generated/model';
import { getGetClaimMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { getListNegotiationsMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import {
  getMakeOfferMockHandler201,
  getMakeOfferMockHandler422,
  getMakeOfferMockHandler500,
} from '@generated/msw/offers/offers.msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { setMyBids } from '@/session/bids/my-bids';
import { keptForm } from '@/session/kept/kept-forms';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { aBid, anOffer } from '@/testing/offers';
import { openClaimToBid } from '@/testing/pages/claim-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './bid-form';

const exchange = mockExchange();

async function typeAnOffer() {
  const person = openClaimToBid(exchange);
  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  const price = await form.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
  await person.type(price, '112.5');
  const button = form.getByRole('button', { name: 'Make offer' });
  return { person, form, price, button };
}

/** What the exchange says of the claim from now on, as the page is told by the live connection. */
async function becomes(differences: Partial<Claim>) {
  exchange.use(
    getGetClaimMockHandler200(aClaim(differences)),
    getListNegotiationsMockHandler200({ current_page: 1, total_count: 0, negotiations: [] }),
  );
  await act(async () => await queryClient.invalidateQueries());
}

test.each<[ListedClaimStatus, string]>([
  ['paused', 'The listing of the claim was paused.'],
  ['under_offer', 'The seller agreed with another buyer.'],
  ['sold', 'The seller agreed with another buyer.'],
  ['withdrawn', 'The claim was withdrawn.'],
  ['expired', 'The time of the listing has run out.'],
])('of a claim that is %s now the open form says so, and sends nothing', async (status, why) => {
  const sent = vi.fn<() => void>();
  exchange.use(
    getMakeOfferMockHandler201(() => {
      sent();
      return anOffer();
    }),
  );
  const { person, form, price, button } = await typeAnOffer();
  await becomes({ status });

  const notice = await form.findByRole('alert');
  expect(notice.textContent).toContain(`${why} Your offer was not sent.`);
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/marketplace/ftx/all');
  expect(price.value).toBe('112.5');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.click(button);
  await person.type(price, '{Enter}');
  expect(sent).not.toHaveBeenCalled();

  await person.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.tagName).toBe('H1');
  expect(keptForm('offer-for-7')).toMatchObject({ price_percent: '112.5' });
});

test('a claim that is put back takes the offer that was typed', async () => {
  const { form, price, button } = await typeAnOffer();
  await becomes({ status: 'paused' });
  await form.findByRole('alert');
  await becomes({ status: 'open' });
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
  expect(price.value).toBe('112.5');
});

test('a refusal and what the page then knows of the claim are said once', async () => {
  exchange.use(
    getMakeOfferMockHandler422(aRefusal('claim_not_open', 'This claim takes no offers now.')),
  );
  const { person, form, button } = await typeAnOffer();
  await person.click(button);
  await form.findByText('This claim takes no offers now.');
  await becomes({ status: 'paused' });
  await form.findByText(/listing of the claim was paused/);
  expect(form.getAllByRole('alert')).toHaveLength(1);
});

test('of an offer that was rejected automatically the form does not say that it was not sent', async () => {
  exchange.use(getMakeOfferMockHandler201(anOffer({ status: 'auto_declined' })));
  const { person, form, button } = await typeAnOffer();
  await person.click(button);
  await form.findByText(/rejected automatically/);
  await becomes({ status: 'expired' });
  expect((await form.findByRole('alert')).textContent).not.toContain('not sent');
});

test('of an offer that may have been made the form does not say that it was not', async () => {
  exchange.use(getMakeOfferMockHandler500(aRefusal('internal_error', 'Something went wrong.')));
  const { person, form, button } = await typeAnOffer();
  await person.click(button);
  await form.findByText(/We do not know whether your offer was made\. Try again/);
  await becomes({ status: 'under_offer' });
  const notice = await form.findByRole('alert');
  expect(notice.textContent).toContain('We do not know whether your offer was made.');
  expect(notice.textContent).not.toMatch(/was not sent|Try again|another buyer/);
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/my-offers?role=sent');
});

test('of an offer that was made in another tab the open form says so, and keeps what was typed', async () => {
  const { person, form, price, button } = await typeAnOffer();
  act(() => setMyBids([aBid()]));
  const notice = await form.findByRole('alert');
  expect(notice.textContent).toContain(
    'You are negotiating about this claim already. What you typed was not sent.',
  );
  expect(within(notice).getByRole('link', { name: 'See your offer' }).getAttribute('href')).toBe(
    '/my-offers/204',
  );
  expect(price.value).toBe('112.5');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.tagName).toBe('H1');
});

test('an offer whose answer was lost, and which stands, is not said to be unsent', async () => {
  exchange.use(getMakeOfferMockHandler500(aRefusal('internal_error', 'Something went wrong.')));
  const { person, form, button } = await typeAnOffer();
  await person.click(button);
  await form.findByText(/We do not know whether your offer was made\. Try again/);
  act(() => setMyBids([aBid()]));
  const notice = await form.findByText(/negotiating about this claim already/);
  expect(form.getAllByRole('alert')).toHaveLength(1);
  expect(notice.textContent).not.toMatch(/not sent|do not know/);
});
