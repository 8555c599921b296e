import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getFeatureClaimMockHandler200,
  getPauseClaimMockHandler200,
} from '@generated/msw/admin-claims/admin-claims.msw';
import { anAdminClaim } from '@/testing/admin/claims';
import { mockExchange } from '@/testing/exchange';
import { openAdminClaim, questionNamed, requested } from '@/testing/pages/admin-claim-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const LISTED = { status: 'open', listed_at: '2026-11-17T12:00:00.000Z' } as const;
const market = () =>
  region('Listing')
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a claim is taken off the market for a reason, and can then be put back', async () => {
  const { person, sent, become } = await openAdminClaim(exchange, LISTED);
  const note = 'Somebody else says that this claim is theirs.';
  const event = { ...requested(note), type: 'paused' as const };
  exchange.use(
    getPauseClaimMockHandler200(
      become({
        ...LISTED,
        status: 'paused',
        review_note: note,
        timeline: [event, ...anAdminClaim().timeline],
      }),
    ),
  );
  expect(market()).toEqual(['Take off the market', 'Feature']);
  await person.click(screen.getByRole('button', { name: 'Take off the market' }));
  const question = await questionNamed('Take CLM-7K3F9Q off the market?');
  await person.type(question.getByLabelText(/^Reason/), note);
  await person.click(question.getByRole('button', { name: 'Take off the market' }));
  const status = region('Status');
  expect(await status.findByText(/Our staff have taken the claim off the market/)).toBeTruthy();
  expect(status.getByText(note)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ review_note: note, lock_version: 3 });
  expect(market()).toEqual(['Put back onto the market']);
  await person.click(screen.getByRole('button', { name: 'Put back onto the market' }));
  const back = await questionNamed('Put CLM-7K3F9Q back onto the market?');
  expect(back.getByText(/switched off, that buyers can bid on it again\.$/)).toBeTruthy();
});

test('featuring is done at a press, whose button then ends it and keeps the focus', async () => {
  const { person, sent, become } = await openAdminClaim(exchange, LISTED);
  exchange.use(getFeatureClaimMockHandler200(become({ ...LISTED, featured: true })));
  await person.click(screen.getByRole('button', { name: 'Feature' }));
  const end = await screen.findByRole('button', { name: 'Stop featuring' });
  expect(document.activeElement).toBe(end);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ featured: true, lock_version: 3 });
  expect(region('Listing').getByText('Featured')).toBeTruthy();
});

test('what the seller has paused is the seller’s to put back, unless our staff keep it off', async () => {
  const { person } = await openAdminClaim(exchange, { ...LISTED, status: 'paused' });
  expect(region('Status').getByText(/The seller can resume it/)).toBeTruthy();
  expect(market()).toEqual(['Keep off the market']);
  await person.click(screen.getByRole('button', { name: 'Keep off the market' }));
  const question = await questionNamed('Keep CLM-7K3F9Q off the market?');
  expect(question.getByText(/The seller cannot resume the claim, but can withdraw/)).toBeTruthy();
  expect(
    question.getByText(
      'Our staff give it back once the reason is settled, and its seller can then resume it.',
    ),
  ).toBeTruthy();
});

test('what was paused before is given back, and not put onto the market', async () => {
  const held = { ...requested('Why'), type: 'paused' as const };
  const { person } = await openAdminClaim(exchange, {
    ...LISTED,
    status: 'paused',
    review_note: 'Why',
    timeline: [held, { ...held, note: null }],
  });
  expect(
    region('Status').getByText(
      'Its seller had paused the claim, and our staff keep it off the market. Give it back once the reason is settled.',
    ),
  ).toBeTruthy();
  expect(market()).toEqual(['Give back to the seller']);
  await person.click(screen.getByRole('button', { name: 'Give back to the seller' }));
  const question = await questionNamed('Give CLM-7K3F9Q back to its seller?');
  expect(question.getByText(/switched off, that the claim can be resumed\.$/)).toBeTruthy();
});
