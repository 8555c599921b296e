import type { Claim, ErrorCode, Offer, OfferInput } from '@generated/model';
import {
  getGetCaseParametersMockHandler200,
  getGetCaseParametersMockHandler422,
} from '@generated/msw/marketplace/marketplace.msw';
import {
  getMakeOfferMockHandler201,
  getMakeOfferMockHandler422,
} from '@generated/msw/offers/offers.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMyBids } from '@/session/bids/my-bids-store';
import { keptForm } from '@/session/kept/kept-forms';
import { drawnAs } from '@/testing/browser/drawn-as';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { EXACT_TERMS, someParameters } from '@/testing/marketplace';
import { anOffer } from '@/testing/offers';
import { openBidForm, openClaimToBid } from '@/testing/pages/claim-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './bid-form';

const exchange = mockExchange();

async function openForm(differences: Partial<Claim> = {}) {
  const person = openClaimToBid(exchange, differences);
  const form = await openBidForm(person);
  const price = () => form.findByRole('textbox', { name: /^Price/ });
  const name = async (percent: string) => {
    await person.clear(await price());
    await person.type(await price(), percent);
  };
  const send = () => person.click(form.getByRole('button', { name: 'Make offer' }));
  return { person, form, name, send };
}

/** An exchange that takes the offer; tells what it was sent. */
function takeOffer(answer: (sent: OfferInput) => Partial<Offer> = () => ({})) {
  const sent = vi.fn<(body: OfferInput) => void>();
  exchange.use(
    getMakeOfferMockHandler201(async ({ request }) => {
      const body = (await request.json()) as OfferInput;
      sent(body);
      return anOffer({ price_percent: body.offer.price_percent, ...answer(body) });
    }),
  );
  return sent;
}

test('a buyer names a price, reads what it comes to and what follows, and makes the offer', async () => {
  const sent = takeOffer();
  const { form, name, send } = await openForm({
    exact_terms: { ...EXACT_TERMS, payment_preference: 'usdc' },
  });
  await name('112.5');

  const summary = form.getByRole('region', { name: 'What it comes to' });
  expect(summary.textContent).toContain('At 112.50 %$284,766.08');
  expect(summary.textContent).toContain('Our fee, 1 %+$2,847.66');
  expect(summary.textContent).toContain('You pay$287,613.74');
  expect(summary.textContent).toContain('Seller keeps$281,918.42');
  expect(summary.textContent).toMatch(
    /If the seller accepts by .+ these terms are agreed, the claim goes off the market.+ you pay \$284,766\.08 to the seller and our fee of \$2,847\.66 to the exchange within 5 days after signing\..+ bound once both have signed/,
  );

  await send();
  expect(await screen.findByText('Your offer: 112.50 %')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your offer' }).getAttribute('href')).toBe(
    '/my-offers/204',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    offer: {
      price_percent: '112.5',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'usdc',
      conditions: null,
      message: null,
      expires_in_hours: 72,
    },
  });
});

test('an offer without a price is not sent, and the field says what it asks for', async () => {
  const sent = takeOffer();
  const { form, send } = await openForm();
  await send();
  expect(await form.findByText('Enter a percentage, for example 72.5.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['501', 'Enter a percentage above 0 and up to 500, for example 72.5.'],
  ['1.23456', 'Enter at most four decimals, for example 72.1234.'],
  ['72,5', 'Write a point and no comma, for example 72.5.'],
])('of a price of %s the field says what is wrong with it', async (typed, fault) => {
  const sent = takeOffer();
  const { form, name, send } = await openForm();
  await name(typed);
  await send();
  expect(await form.findByText(fault)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('what was typed is there again when the form is closed and opened, until it is sent', async () => {
  const sent = takeOffer(() => ({ status: 'auto_declined' }));
  const { person, form, name } = await openForm();
  await name('112.5');
  await person.type(form.getByLabelText(/^Conditions/), 'The account statement');
  await person.click(form.getByRole('button', { name: 'Cancel' }));
  const price = (of: typeof form) => of.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });

  const again = await openBidForm(person);
  expect((await price(again)).value).toBe('112.5');
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Conditions/).value).toBe(
    'The account statement',
  );
  expect(again.getByText(/is here again/)).toBeTruthy();
  await person.click(again.getByRole('button', { name: 'Make offer' }));
  await again.findByText(/rejected automatically/);
  expect(sent).toHaveBeenCalledOnce();
  await person.click(again.getByRole('button', { name: 'Cancel' }));

  expect((await price(await openBidForm(person))).value).toBe('');
});

test('what was typed is kept for its claim only, and forgotten on request', async () => {
  const { person, form, name } = await openForm();
  await name('112.5');
  await person.click(form.getByRole('button', { name: 'Cancel' }));
  expect(keptForm('offer-for-7')).toMatchObject({ price_percent: '112.5' });
  expect(keptForm('offer-for-8')).toBeNull();

  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });
  await waitFor(() => expect(price.value).toBe(''));
  expect(keptForm('offer-for-7')).toBeNull();
});

test('every term that is chosen goes along', async () => {
  const sent = takeOffer();
  const { person, form, name, send } = await openForm();
  await name('110');
  await person.click(form.getByRole('radio', { name: /Full recourse/ }));
  await person.click(form.getByRole('radio', { name: /Shared equally/ }));
  await person.clear(form.getByLabelText(/^Settlement/));
  await person.type(form.getByLabelText(/^Settlement/), '10');
  await person.selectOptions(form.getByLabelText(/^Payment/), 'Bank transfer');
  await person.selectOptions(form.getByLabelText(/^Offer valid for/), '7 days');
  await person.type(form.getByLabelText(/^Conditions/), 'The account statement');
  await person.type(form.getByLabelText(/^Message/), 'We can settle fast.');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].offer).toEqual({
    price_percent: '110',
    recourse: 'full',
    excess_claim: 'shared',
    settlement_days: 10,
    payment_method: 'bank_transfer',
    conditions: 'The account statement',
    message: 'We can settle fast.',
    expires_in_hours: 168,
  });
});

test('of a claim that may be sold in parts, a part is bought, and never more than all of it', async () => {
  const sent = takeOffer();
  const { person, form, name, send } = await openForm({ partial_sale: true });
  await name('112.5');
  const part = form.getByLabelText(/^Face amount to buy/);
  await person.clear(part);
  await person.type(part, '300,000');
  await send();
  expect(await form.findByText('This is more than the claim.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  await person.clear(part);
  await person.type(part, '100,000');
  expect(form.getByText('$112,500.00')).toBeTruthy();
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].offer.face_amount).toBe('100000');
});

test('a claim that is sold as a whole asks for no part', async () => {
  const { form } = await openForm();
  expect(form.queryByLabelText(/^Face amount/)).toBeNull();
});

test('a price far from the guide is asked about once more', async () => {
  const sent = takeOffer();
  const { person, name, send } = await openForm();
  await name('11.25');
  await send();
  const doubt = within(await screen.findByRole('alertdialog', { name: 'Offer 11.25 %?' }));
  expect(sent).not.toHaveBeenCalled();
  expect(doubt.getByText(/108–137 %\. It comes to \$28,476\.61 before fees\.$/)).toBeTruthy();
  await person.click(doubt.getByRole('button', { name: 'Offer 11.25 %' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a price above the ask is asked about first, by what it costs more, and only once', async () => {
  const sent = takeOffer();
  const { person, form, name, send } = await openForm();
  await name('500');
  await send();
  const doubt = within(
    await screen.findByRole('alertdialog', { name: 'This is more than the seller asks' }),
  );
  expect(doubt.getByText(/121\.75 %.+ \$957,446\.83 more: \$1,265,627\.00 before/)).toBeTruthy();
  // The careful way is the one that stands out, and the one that a second Enter takes.
  const careful = doubt.getByRole('button', { name: 'Change it' });
  expect(drawnAs('primary', doubt.getAllByRole('button'))).toEqual([careful]);
  expect(document.activeElement).toBe(careful);
  await person.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Price/ }));
  // Not taken for sent: it is there again where the form is left for a while.
  await waitFor(() => expect(keptForm('offer-for-7')).toMatchObject({ price_percent: '500' }));

  await send();
  await person.click(await screen.findByRole('button', { name: 'Offer 500.00 %' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test.each<[Partial<Claim>, string]>([
  [{}, '121.75'],
  [{ ask_percent: null }, '130'],
])('of a claim with %j an offer of %s %% goes out unasked', async (claim, price) => {
  const sent = takeOffer();
  const { name, send } = await openForm(claim);
  await name(price);
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('an offer that is rejected automatically says so without a number, and a higher one can be made', async () => {
  const sent = takeOffer(({ offer }) => ({
    status: offer.price_percent === '110' ? 'auto_declined' : 'pending',
  }));
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { form, name, send } = await openForm();
  await name('110');
  await send();
  const notice = await form.findByText(/rejected automatically/);
  expect(notice.textContent).not.toMatch(/minimum|at least/);
  expect(useMyBids.getState().myBids).toEqual([]);

  await name('115');
  // To the notice once, and not again while a price is typed.
  const toNotice = scrolling.mock.calls.filter(
    ([how]) => typeof how === 'object' && how.block === 'center',
  );
  expect(toNotice).toHaveLength(1);
  await send();
  expect(await screen.findByText('Your offer: 115.00 %')).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(2);
});

test.each<[ErrorCode, string, string]>([
  ['buyer_not_verified', 'See your buyer account', '/apply-buyer-account'],
  ['identity_not_approved', 'Go to your identity', '/profile-verify-identity'],
  ['agreement_outstanding', 'Read the agreement', '/new-agreement?from=%2Fclaim%2F7'],
  ['own_claim', 'Manage your claim', '/my-claims/7'],
  ['claim_not_open', 'See other claims of this case', '/marketplace/ftx/all'],
  ['country_restricted', 'See other cases', '/marketplace'],
  ['negotiation_exists', 'See your offers', '/my-offers?role=sent'],
  ['account_not_confirmed', 'Go to your profile', '/profile-account-settings'],
])('an offer refused as %s says why and where it can be mended', async (code, label, path) => {
  const { form, name, send } = await openForm();
  exchange.use(getMakeOfferMockHandler422(aRefusal(code, 'The exchange says why.')));
  await name('112.5');
  await send();
  const alert = await form.findByRole('alert');
  expect(alert.textContent).toContain('The exchange says why.');
  expect(within(alert).getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  expect((await form.findByRole<HTMLInputElement>('textbox', { name: /^Price/ })).value).toBe(
    '112.5',
  );
});

test('terms of the case that cannot be read are read again on demand', async () => {
  const person = openClaimToBid(exchange);
  exchange.use(
    getGetCaseParametersMockHandler422(aRefusal('validation_failed', 'The exchange is not well.')),
  );
  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('The exchange is not well.');
  exchange.use(getGetCaseParametersMockHandler200(someParameters()));
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('textbox', { name: /^Price/ })).toBeTruthy();
});
