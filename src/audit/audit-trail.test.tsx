import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEventPage } from '@generated/model';
import {
  getListAuditEventsMockHandler200,
  getListAuditEventsResponseMock,
} from '@generated/msw/audit/audit.msw';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { AuditTrail } from './audit-trail';

const exchange = mockExchange();

function open(page: Partial<AuditEventPage> = {}) {
  exchange.use(getListAuditEventsMockHandler200({ ...getListAuditEventsResponseMock(), ...page }));
  return renderPage(<AuditTrail of="claim" id={7} />);
}

test('each act of the staff has who did it, when, and what it changed', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Audit trail' });
  const [approval, look] = within(list).getAllByRole('listitem');
  expect(approval?.textContent).toMatch(
    /^ListedNov 17, 2026, 2:20 PMBy Ines Moreau, from 203\.0\.113\.24Status: in review → open/,
  );
  expect(look?.textContent).toContain('account-statement.pdf');
});

test('a long trail has pages, which are asked for one by one', async () => {
  const asked: (string | null)[] = [];
  exchange.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('page'));
  });
  const { person } = open({ total_count: 11 });
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  await expect.poll(() => asked).toEqual(['1', '2']);
  exchange.events.removeAllListeners();
});

test('a record that no administrator has touched says so', async () => {
  open({ total_count: 0, audit_events: [] });
  expect(await screen.findByText('No act of our staff is on record here.')).toBeTruthy();
});
