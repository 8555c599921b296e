import type { Case, User } from '@generated/model';
import {
  getGetCaseMockHandler200,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aCase, someParameters } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import ClaimOnboardingCasePage from './claim-onboarding-case-page';

const exchange = mockExchange();

function open(item: Case, user?: User) {
  if (user) useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getGetCaseMockHandler200(item),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  return renderPage(
    <Routes>
      <Route path="/claim-onboarding/:case_code" element={<ClaimOnboardingCasePage />} />
    </Routes>,
    '/claim-onboarding/ftx',
  );
}

const faceAmount = () => screen.findByLabelText('Face amount of your claim, in USD');

test('a visitor reads what selling takes and registers, with the way back', async () => {
  open(aCase());

  const register = await screen.findByRole('link', { name: 'Register to sell' });
  expect(register.getAttribute('href')).toBe('/?from=%2Fclaim-onboarding%2Fftx');
  expect(screen.getByText('108–137 %')).toBeTruthy();
  expect(screen.getByText('1 % of the sale')).toBeTruthy();
  expect(screen.getByText('$1,000.00')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Documents' }).textContent).toBe('Proof of claim');
  expect(screen.getByText('Have you submitted your KYC to the estate?')).toBeTruthy();
});

test('the estimate shows what is paid out at both ends of the guide', async () => {
  const { person } = open(aCase());
  await person.type(await faceAmount(), '250,000');

  const estimate = screen.getByRole('status').textContent;
  expect(estimate).toContain(
    'Sale at 108 %$270,000.00Our fee, 1 %−$2,700.00You receive$267,300.00',
  );
  expect(estimate).toContain(
    'Sale at 137 %$342,500.00Our fee, 1 %−$3,425.00You receive$339,075.00',
  );
});

test('a claim below the minimum is not reckoned with', async () => {
  const { person } = open(aCase());
  await person.type(await faceAmount(), '999');

  expect(screen.getByText('This case takes claims of $1,000.00 and more.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).not.toContain('You receive');
});

test('without a guide the holder tries a price', async () => {
  const { person } = open(aCase({ guide_low_percent: null, guide_high_percent: null }));
  await person.type(await faceAmount(), '10000');
  await person.type(screen.getByLabelText('Price, in percent of face'), '40');

  expect(screen.getByRole('status').textContent).toContain('You receive$3,960.00');
});

test.each([
  ['not_submitted', 'Verify your identity', '/profile-verify-identity'],
  ['approved', 'Go to my claims', '/my-claims'],
] as const)('a user whose identity is %s goes on to: %s', async (identity_status, name, path) => {
  open(aCase(), aUser({ identity_status }));
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(path);
});

test('a paused case leads to the choice of another one', async () => {
  open(aCase({ status: 'paused' }), aUser());
  const link = await screen.findByRole('link', { name: 'Pick another case' });
  expect(link.getAttribute('href')).toBe('/claim-onboarding');
});
