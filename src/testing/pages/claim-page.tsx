import type { Claim } from '@generated/model';
import {
  getGetCaseParametersMockHandler200,
  getGetClaimMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import ClaimPage from '@/features/marketplace/claim/claim-page';
import { useSession } from '@/session/session-store';
import type { mockExchange } from '../exchange';
import { aClaim, EXACT_TERMS, someParameters } from '../marketplace';
import { aVerifiedBuyer } from '../people';
import { renderPage } from '../render-page';

/** Shows the page of a claim. The test sets the exchange's answers. */
export function renderClaimPage(path = '/claim/7') {
  return renderPage(
    <Routes>
      <Route path="/claim/:id" element={<ClaimPage />} />
    </Routes>,
    path,
  );
}

/** Shows claim 7 to a buyer who may bid on it. */
export function openClaimToBid(
  exchange: ReturnType<typeof mockExchange>,
  differences: Partial<Claim> = {},
) {
  const user = aVerifiedBuyer({ payment_method: 'usdc' });
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getGetClaimMockHandler200(
      aClaim({
        face_amount: '253125.4',
        face_amount_rounded: false,
        exact_terms: EXACT_TERMS,
        ...differences,
      }),
    ),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  return renderClaimPage().person;
}

/** Presses “Make an offer” and waits for the form. */
export async function openBidForm(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  await form.findByRole('textbox', { name: /^Price/ });
  return form;
}
