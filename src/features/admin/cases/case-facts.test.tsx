import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getCreateGuidePriceMockHandler200,
  getUpdateCaseMockHandler200,
  getUpdateCaseMockHandler409,
} from '@generated/msw/admin-cases/admin-cases.msw';
import {
  getGetCasePriceHistoryMockHandler200,
  getGetCasePriceHistoryMockHandler500,
} from '@generated/msw/marketplace/marketplace.msw';
import type { PricePoint } from '@generated/model';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { openAdminCase } from '@/testing/pages/admin-case-page';
import { region } from '@/testing/region';
import './case-facts-dialog';
import './guide-price-dialog';

const exchange = mockExchange();

type Person = Awaited<ReturnType<typeof openAdminCase>>['person'];

async function openDialog(person: Person, button: string, name: string) {
  await person.click(region('Facts').getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

const fact = (label: string) => region('Facts').getByText(label).parentElement?.textContent;

test('facts are changed, the others stay, and what is empty is not known', async () => {
  const { person, sent, become } = await openAdminCase(exchange, { district: 'Delaware' });
  exchange.use(getUpdateCaseMockHandler200(become({ stage: 'closed', district: null })));
  const dialog = await openDialog(person, 'Edit facts', 'Edit FTX');
  await person.selectOptions(dialog.getByLabelText('Stage'), 'Closed');
  await person.clear(dialog.getByLabelText('District'));
  await person.type(dialog.getByLabelText('Expected recovery, lower end'), '70 %');
  await person.type(dialog.getByLabelText('Expected recovery, upper end'), '85.5');
  await person.click(dialog.getByRole('button', { name: 'Save facts' }));

  expect(await screen.findByText('FTX was changed')).toBeTruthy();
  expect(fact('Stage')).toBe('StageClosed');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    case: expect.objectContaining({
      name: 'FTX',
      court: 'D. Del.',
      stage: 'closed',
      district: null,
      plan_effective_date: null,
      recovery_low_percent: '70',
      recovery_high_percent: '85.5',
    }),
    lock_version: 3,
  });
});

test('days in the wrong order and half a range are said at their fields before anything is sent', async () => {
  const { person } = await openAdminCase(exchange, { petition_date: '2022-11-11' });
  const dialog = await openDialog(person, 'Edit facts', 'Edit FTX');
  await person.clear(dialog.getByLabelText('Bar date'));
  await person.type(dialog.getByLabelText('Bar date'), '2022-11-10');
  await person.type(dialog.getByLabelText('Expected recovery, lower end'), '70');
  await person.clear(dialog.getByLabelText(/^Name/));
  await person.click(dialog.getByRole('button', { name: 'Save facts' }));
  expect(await dialog.findByText('This is before the petition date.')).toBeTruthy();
  expect(dialog.getByText('Enter both ends, or neither.')).toBeTruthy();
  expect(dialog.getByText('This is required.')).toBeTruthy();
});

test('where a colleague was faster, what was typed stays', async () => {
  const { person } = await openAdminCase(exchange);
  exchange.use(getUpdateCaseMockHandler409(aRefusal('stale_version', 'Somebody else changed it.')));
  const dialog = await openDialog(person, 'Edit facts', 'Edit FTX');
  await person.type(dialog.getByLabelText('Estimated creditors'), 'More than a million');
  await person.click(dialog.getByRole('button', { name: 'Save facts' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByDisplayValue('More than a million')).toBeTruthy();
});

const POINTS: Record<string, PricePoint[]> = {
  all: [
    point({ date: '2026-10-01', low_percent: '40', high_percent: '44' }),
    point({ date: '2026-11-02', low_percent: '41', high_percent: '45' }),
    point({ date: '2026-11-10', source: 'trade', size_band: 'over_1m' }),
  ],
  over_1m: [
    point({ date: '2026-10-05', low_percent: '50', high_percent: '55', size_band: 'over_1m' }),
  ],
  under_100k: [],
};

function point(differences: Partial<PricePoint>): PricePoint {
  return {
    date: '2026-11-01',
    low_percent: '43',
    high_percent: '43',
    size_band: null,
    source: 'guide',
    ...differences,
  };
}

test('a guide price is set for every size or for one, beside the one until now', async () => {
  const { person, sent, become } = await openAdminCase(exchange, {
    others: [
      getGetCasePriceHistoryMockHandler200(
        ({ request }) => POINTS[new URL(request.url).searchParams.get('size_band') ?? 'all'] ?? [],
      ),
    ],
  });
  exchange.use(
    getCreateGuidePriceMockHandler200(
      become({ guide_low_percent: '42', guide_high_percent: '46', lock_version: 4 }),
    ),
  );
  const dialog = await openDialog(person, 'Set guide price', 'Set the guide price');
  expect(await dialog.findByText('Until now 41–45 %, since Nov 2, 2026.')).toBeTruthy();
  const size = dialog.getByLabelText('Size of the claim');
  await person.selectOptions(size, '$1M or more');
  expect(await dialog.findByText('Until now 50–55 %, since Oct 5, 2026.')).toBeTruthy();
  await person.selectOptions(size, 'Under $100K');
  expect(await dialog.findByText('There is no guide for it yet.')).toBeTruthy();
  await person.selectOptions(size, 'All sizes');
  await person.type(dialog.getByLabelText(/^Lower end/), '46');
  await person.type(dialog.getByLabelText(/^Upper end/), '42');
  await person.click(dialog.getByRole('button', { name: 'Set guide price' }));
  expect(await dialog.findByText('This is below the lower end.')).toBeTruthy();
  await person.clear(dialog.getByLabelText(/^Lower end/));
  await person.type(dialog.getByLabelText(/^Lower end/), '42 %');
  await person.clear(dialog.getByLabelText(/^Upper end/));
  await person.type(dialog.getByLabelText(/^Upper end/), '46');
  await person.click(dialog.getByRole('button', { name: 'Set guide price' }));

  expect(await screen.findByText('Guide price set: 42–46 %')).toBeTruthy();
  expect(fact('Guide price')).toBe('Guide price42–46 %');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    guide_price: { low_percent: '42', high_percent: '46', size_band: null },
    lock_version: 3,
  });
});

test('where the guide until now cannot be read, it says so, and a new one can be set', async () => {
  const { person, become } = await openAdminCase(exchange, {
    others: [
      getGetCasePriceHistoryMockHandler500(aRefusal('internal_error', 'An error occurred.')),
    ],
  });
  exchange.use(getCreateGuidePriceMockHandler200(become({ lock_version: 4 })));
  const dialog = await openDialog(person, 'Set guide price', 'Set the guide price');
  expect(await dialog.findByText('The guide until now could not be read.')).toBeTruthy();
  await person.selectOptions(dialog.getByLabelText('Size of the claim'), '$1M or more');
  await person.type(dialog.getByLabelText(/^Lower end/), '50');
  await person.type(dialog.getByLabelText(/^Upper end/), '55');
  await person.click(dialog.getByRole('button', { name: 'Set guide price' }));
  expect(await screen.findByText('Guide price set: 50–55 %')).toBeTruthy();
});
