import type { Locator, Page } from '@playwright/test';
import { press, tabTo } from '../../support/keyboard.ts';
import { acceptedDeal, pendingOffer } from '../../support/market/deals.ts';
import { callsOf } from '../../support/market/listed-claim.ts';
import { now } from '../../support/pages/deal-steps.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** What a thumb hits without aiming. */
const THUMB = 44;

/** The act that the page waits for: within reach of a thumb, wherever the page is scrolled to. */
async function nextAct(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(THUMB);
  expect(box?.y).toBeGreaterThan(PHONE.height / 2);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  return button;
}

/** The lines of radios and boxes: all of each is pressed. */
const CHOICES = 'label:has([type=radio], [type=checkbox])';

/** What is in view that a thumb has to aim at, each with its height. */
const lowButtons = (page: Page, which = `:is(button, ${CHOICES})`) =>
  page.locator(`:is(main, [role=dialog], [role=alertdialog]) ${which}:visible`).evaluateAll(
    (buttons, least) =>
      buttons
        .map((button) => ({ button, height: button.getBoundingClientRect().height }))
        .filter(({ height }) => height < least)
        .map(({ button, height }) => `${button.ariaLabel ?? button.textContent}: ${height} px`),
    THUMB,
  );

/** Answers the question that an act brings up. */
async function confirm(page: Page, name: string): Promise<void> {
  await press(page, await nextAct(page, name));
  const question = page.getByRole('alertdialog');
  await press(page, question.getByRole('button', { name }));
  await expect(question).toBeHidden();
}

async function sign(page: Page, name: string, payTo?: string): Promise<void> {
  await press(page, await nextAct(page, 'Read and sign'));
  const dialog = page.getByRole('dialog', { name: 'Assignment of claim' });
  if (payTo !== undefined) {
    await tabTo(page, dialog.getByLabel(/^Your account for the price/));
    await page.keyboard.type(payTo);
  }
  await tabTo(page, dialog.getByLabel('Your first and last name'));
  await page.keyboard.type(name);
  await tabTo(page, dialog.getByLabel('I have read the agreement and sign it'));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: 'Sign the agreement' }));
  await expect(dialog).toBeHidden();
}

test('both sides see a sale through on a phone by the keyboard alone, each next act under the thumb', async ({
  request,
  openAs,
  origin,
}) => {
  const deal = await acceptedDeal(request, origin);
  const buyer = await openAs('buyer', { viewport: PHONE });
  const seller = await openAs('seller', { viewport: PHONE });
  await buyer.goto(`/negotiations/${deal.id}`);
  await seller.goto(`/negotiations/${deal.id}`);

  await confirm(buyer, 'End the examination');
  await sign(seller, 'Sofia Marchetti', 'Account 1, Example Bank');
  await sign(buyer, 'Jürgen Zürcher');

  await press(buyer, await nextAct(buyer, 'Mark as paid'));
  const dialog = buyer.getByRole('dialog', { name: 'Mark as paid' });
  await tabTo(buyer, dialog.getByLabel('Reference of the payment'));
  await expect(dialog.getByLabel('Reference of the payment')).toHaveValue(deal.reference);
  await press(buyer, dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect(now(buyer)).toContainText('confirms the payment next');

  await confirm(seller, 'Confirm the payment');
  await expect(now(seller)).toContainText('Our staff file the transfer');
});

test('what a counter-offer comes to and its button stay in view, and not over the field that has the focus', async ({
  request,
  openAs,
  origin,
}) => {
  const offer = await pendingOffer(request, origin);
  const seller = await openAs('seller', { viewport: PHONE });
  await seller.goto(`/my-offers/${offer.id}`);
  await seller.getByRole('button', { name: 'Counter' }).click();
  const dialog = seller.getByRole('dialog', { name: 'Counter 60.00 %' });
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('63.5');
  const button = dialog.getByRole('button', { name: 'Make counter-offer' });
  const foot = button.locator('..');
  // Beside the sum there is room for one button; the way out is at the top.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  for (const name of [/^Settlement/, /^Offer valid for/, /^Conditions/, /^Message/]) {
    const field = dialog.getByLabel(name);
    await tabTo(seller, field);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(foot.getByText('$62,865.00')).toBeInViewport({ ratio: 1 });
    const [box, bar] = await Promise.all([field.boundingBox(), foot.boundingBox()]);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(name)).toBeLessThan(bar?.y ?? 0);
  }
});

test('no button of an offer, a negotiation and their dialogs has to be aimed at by a thumb', async ({
  request,
  openAs,
  origin,
}) => {
  const offer = await pendingOffer(request, origin);
  const deal = await acceptedDeal(request, origin);
  const seller = await openAs('seller', { viewport: PHONE });
  const open = async (path: string) => {
    await seller.goto(path);
    await expect(seller.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect.poll(() => lowButtons(seller)).toEqual([]);
  };
  const openDialog = async (button: string, role: 'dialog' | 'alertdialog') => {
    await seller.getByRole('button', { name: button }).click();
    await expect(seller.getByRole(role)).toBeVisible();
    await expect.poll(() => lowButtons(seller)).toEqual([]);
    await seller.keyboard.press('Escape');
    await expect(seller.getByRole(role)).toBeHidden();
  };

  await open(`/my-offers/${offer.id}`);
  await openDialog('Accept 60.00 %', 'alertdialog');
  await openDialog('Counter', 'dialog');
  await openDialog('Reject', 'alertdialog');

  await open(`/negotiations/${deal.id}`);
  await openDialog('Cancel the sale', 'alertdialog');
  await openDialog('Preview proof_of_claim.png', 'dialog');
  const { post } = await callsOf(request, origin, 'buyer');
  await post(`/api/negotiations/${deal.id}/confirm_diligence`, {
    data: { lock_version: deal.lock_version },
  });
  await openDialog('Read and sign', 'dialog');

  const messages = (page: Page) => page.getByRole('button', { name: 'Messages' });
  const tablet = await openAs('seller', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1024, height: 768 },
  });
  await tablet.goto(`/negotiations/${deal.id}`);
  await expect(messages(tablet)).toHaveCSS('height', `${THUMB}px`);
  await seller.setViewportSize({ width: 1024, height: 768 });
  await expect(messages(seller), 'under a mouse').toHaveCSS('height', '36px');
});

test('neither the answers of a form nor the filters of a list have to be aimed at by a thumb', async ({
  openAs,
}) => {
  const page = await openAs('seller', { viewport: PHONE });
  await page.goto('/claim-onboarding/ftx');
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  expect(await lowButtons(page, CHOICES)).toEqual([]);

  await page.goto('/marketplace?stage=claims&jurisdiction=US');
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  expect(await lowButtons(page, '[aria-label="Active filters"] button')).toEqual([]);
});
