import { getGetCaseParametersMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft } from '@/session/kept/claim-drafts';
import { claimForm, question } from '@/testing/claim-form';
import { someParameters } from '@/testing/marketplace';

const { exchange, open } = claimForm();

const DOUBT = /^The face amount you entered is \$5,000,000\.00\. Check both.* as for cash\.$/;

function openWithAssets(step: string) {
  keepDraft('visitor/case-ftx', {
    caseCode: 'ftx',
    step,
    values: { face_amount: '5,000,000', assets: [{ symbol: 'BTC', quantity: '10' }] },
  });
  const opened = open({ path: `/claim-onboarding/ftx?step=${step}` });
  exchange.use(
    getGetCaseParametersMockHandler200({
      ...someParameters(),
      assets: [{ symbol: 'BTC', petition_price: '16871.63' }],
    }),
  );
  return opened;
}

test('assets that do not come to the face amount are said to differ, until they do', async () => {
  const { person } = openWithAssets('amounts');
  expect(await screen.findByText('Together $168,716.30')).toBeTruthy();
  expect(screen.getByText(DOUBT)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Use as face amount' }));
  expect(screen.queryByText(DOUBT)).toBeNull();
  const quantity = screen.getByLabelText('Quantity');
  await person.clear(quantity);
  await person.type(quantity, '20');
  expect(await screen.findByText('Together $337,432.60')).toBeTruthy();
  expect(screen.getByText(/^The face amount you entered is \$168,716\.30\./)).toBeTruthy();
});

test('the review says what the assets come to, below the face amount', async () => {
  openWithAssets('review');
  await question('Is everything right?');
  expect(screen.getByText('Assets').nextElementSibling?.textContent).toBe(
    '10 BTC, together $168,716.30',
  );
});
