import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { CaseParameters, ErrorBody, MyClaim, Offer, User } from '@generated/model';
import { getGetCaseParametersMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { getGetMyClaimMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { getGetMyClaimOffersMockHandler200 } from '@generated/msw/offers/offers.msw';
import MyClaimPage from '@/features/seller/my-claim-page';
import { useSession } from '@/session/session-store';
import type { mockExchange } from '../exchange';
import { someParameters } from '../marketplace';
import { aMyClaim } from '../my-claims';
import { aUser } from '../people';
import { renderPage } from '../render-page';

/*
 * Opens the page of a seller's claim for its tests, and finds its parts.
 */

export const NOT_FOUND: ErrorBody = {
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: 'r-1',
};

interface Scene {
  claim?: Partial<MyClaim>;
  parameters?: Partial<CaseParameters>;
  user?: Partial<User>;
  offers?: Offer[];
  /** Takes precedence over the other handlers. */
  refusal?: RequestHandler;
}

export function renderClaim(path = '/my-claims/7', user: Partial<User> = {}) {
  useSession.setState({ user: aUser(user), token: 'token', isLoggedIn: true });
  return renderPage(
    <Routes>
      <Route path="/my-claims/:id" element={<MyClaimPage />} />
      <Route path="/my-claims" element={<h1>My claims</h1>} />
    </Routes>,
    path,
  );
}

/** Shows claim 7 and waits for its last part: the possible acts depend on the terms of the case. */
export async function openClaim(
  exchange: ReturnType<typeof mockExchange>,
  { claim = {}, parameters = {}, user = {}, offers = [], refusal }: Scene = {},
) {
  exchange.use(
    getGetMyClaimMockHandler200(aMyClaim(claim)),
    getGetMyClaimOffersMockHandler200({ offers }),
    getGetCaseParametersMockHandler200(someParameters(parameters)),
  );
  if (refusal) exchange.use(refusal);
  const shown = renderClaim('/my-claims/7', user);
  await screen.findByRole('region', { name: ACTIONS, busy: false });
  return shown;
}

/** The possible acts or, if there are none, what happens next. */
const ACTIONS = /^What (you can do|happens next)$/;

export const actions = () => within(screen.getByRole('region', { name: ACTIONS }));

/** A draft by a seller who has begun with the amounts. */
export const DRAFT: Partial<MyClaim> = {
  status: 'draft',
  listed_at: null,
  submitted_at: null,
  holder_name: null,
  answers: {},
  documents: [],
};
