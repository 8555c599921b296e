import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetAssignmentMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import { mockExchange } from '@/testing/exchange';
import { anAssignment } from '@/testing/assignments';
import { aNegotiation } from '@/testing/negotiations';
import { renderPage } from '@/testing/render-page';
import { AgreementCard } from './agreement-card';

const exchange = mockExchange();

test('who has signed for a company has a position, who has not signed waits', async () => {
  const [seller, buyer] = anAssignment().signatures;
  if (!seller || !buyer) throw new Error('An agreement has two signatures.');
  const signed = {
    signed_at: '2026-11-19T16:10:00.000Z',
    typed_name: 'Ben Okafor',
    signatory_title: 'Managing partner',
  };
  exchange.use(
    getGetAssignmentMockHandler200(anAssignment({ signatures: [seller, { ...buyer, ...signed }] })),
  );
  renderPage(<AgreementCard negotiation={aNegotiation()} onRead={() => {}} />);
  const signatures = within(await screen.findByRole('list', { name: 'Signatures' }));
  expect(signatures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sofia MarchettiSeller, has not signed yet',
    expect.stringMatching(
      /^Harbor Lane Capital LP \(you\)Buyer, signed as Ben Okafor, Managing partner, on Nov 19, 2026/,
    ),
  ]);
});
