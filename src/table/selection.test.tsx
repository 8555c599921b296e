import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MyClaimSummary } from '@generated/model';
import {
  getPauseMyClaimMockHandler200,
  getPauseMyClaimMockHandler422,
} from '@generated/msw/my-claims/my-claims.msw';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aMyClaim, aMyClaimSummary } from '@/testing/my-claims';
import { onWideScreen } from '@/testing/browser/screen-width';
import { box, openClaims, pause, someClaims } from '@/testing/pages/selectable-claims';

const exchange = mockExchange();
beforeEach(onWideScreen);

/** The list of these claims. */
const open = (claims: MyClaimSummary[]) => openClaims(exchange, claims);
const bar = async () => within(await screen.findByRole('group', { name: 'Selected rows' }));
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select CLM/ })
    .filter(({ checked }) => checked)
    .map(({ ariaLabel }) => ariaLabel);

async function pauseAll(person: ReturnType<typeof open>['person'], count: number) {
  await box('CLM-1');
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await person.click((await bar()).getByRole('button', { name: 'Pause' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Pause ${count} claims?` });
  await person.click(within(dialog).getByRole('button', { name: 'Pause' }));
}

test('an act on several rows says which were refused and why, and leaves those selected', async () => {
  const { person } = open(someClaims(9));
  const send = vi.spyOn(pause, 'send');
  const release = Promise.withResolvers<void>();
  let underWay = 0;
  exchange.use(
    getPauseMyClaimMockHandler422(aRefusal('transition_not_allowed', 'It is under offer.'), {
      once: true,
    }),
    getPauseMyClaimMockHandler200(async ({ params }) => {
      underWay++;
      await release.promise;
      return aMyClaim({ id: Number(params['id']), status: 'paused' });
    }),
  );
  await pauseAll(person, 9);
  await waitFor(() => expect(underWay).toBe(4));
  // The one that is refused makes room for another; the other four wait for the answers.
  expect(send).toHaveBeenCalledTimes(5);
  release.resolve();

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('8 paused, 1 not');
  // Of those that were sent at the same time any may have been the one.
  const refused = /(CLM-\d): It is under offer\./.exec(alert.textContent)?.[1];
  await waitFor(() => expect(selected()).toEqual([`Select ${refused}`]));
  expect((await bar()).getByText('1 selected')).toBeTruthy();
});

test('an act on several rows says of which no answer came', async () => {
  const { person } = open(someClaims(2));
  exchange.use(
    http.post('*/pause', () => HttpResponse.error(), { once: true }),
    getPauseMyClaimMockHandler200(({ params }) =>
      aMyClaim({ id: Number(params['id']), status: 'paused' }),
    ),
  );
  await pauseAll(person, 2);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/1 paused, 1 not.*CLM-\d: No answer came\./);
});

test('rows in another state are left alone, and the button says how many are meant', async () => {
  const claims = [...someClaims(2), aMyClaimSummary({ id: 9, reference: 'CLM-9', status: 'sold' })];
  const { person } = open(claims);
  const sent: string[] = [];
  exchange.use(
    getPauseMyClaimMockHandler200(({ params }) => {
      sent.push(String(params['id']));
      return aMyClaim({ id: Number(params['id']), status: 'paused' });
    }),
  );
  await box('CLM-1');
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await person.click((await bar()).getByRole('button', { name: 'Pause 2' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 claims?' });
  await person.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('2 claims paused')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  // They are sent at the same time, and any may be the first.
  expect(sent.toSorted()).toEqual(['1', '2']);
  expect(selected()).toEqual(['Select CLM-9']);
});

test('the box of all rows is half set only while some are selected', async () => {
  const { person } = open(someClaims(2));
  const all = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select all rows of this page',
  });
  // It stands before the first row is selected: what comes with its words is not spoken.
  const spoken = screen.getByRole('status');
  await person.click(await box('CLM-1'));
  expect(spoken.textContent).toBe('1 selected');
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await person.click(await box('CLM-2'));
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
});

test('Shift frees all rows between as well, from below as from above; the selection is cleared at once', async () => {
  const { person } = open(someClaims(9));
  await person.click(await box('CLM-7'));
  await person.keyboard('{Shift>}');
  await person.click(await box('CLM-2'));
  expect(selected()).toHaveLength(6);
  await person.click(await box('CLM-4'));
  await person.keyboard('{/Shift}');
  expect(selected()).toEqual(['Select CLM-5', 'Select CLM-6', 'Select CLM-7']);
  await person.click((await bar()).getByRole('button', { name: 'Clear selection' }));
  expect(selected()).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
});

test('Shift selects all rows between; Space on a row selects it; another view has no selection', async () => {
  const { person } = open(someClaims(30));
  await person.click(await box('CLM-2'));
  await person.keyboard('{Shift>}');
  await person.click(await box('CLM-5'));
  await person.keyboard('{/Shift}');
  expect(selected()).toHaveLength(4);

  screen.getByRole('link', { name: 'CLM-7' }).focus();
  await person.keyboard(' ');
  expect(selected()).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await box('CLM-26')).toBeTruthy();
  expect(selected()).toEqual([]);
});

test('columns are chosen and ordered, and stay so on this device', async () => {
  const { person } = open(someClaims(1));
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  await box('CLM-1');
  expect(heads().slice(1)).toEqual(['Reference', 'Status', 'Ask']);
  await person.click(screen.getByRole('button', { name: 'Columns and density' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Best bid' }));
  await person.click(screen.getByRole('checkbox', { name: 'Status' }));
  const up = screen.getByRole('button', { name: 'Move Best bid up' });
  await person.click(up);
  expect(heads().slice(1)).toEqual(['Reference', 'Best bid', 'Ask']);
  expect(localStorage.getItem('list-views')).toContain(
    '"order":["reference","status","bid","ask"]',
  );
  await person.click(up);
  // It cannot go further up, and its button keeps the focus.
  expect([up.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', up]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reference' }).disabled).toBe(true);

  await person.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(heads().slice(1)).toEqual(['Reference', 'Status', 'Ask']);
});
