import type { MyOffer, Offer, User } from '@generated/model';
import { getGetCaseParametersMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { getGetMyClaimMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { getGetMyOfferMockHandler200 } from '@generated/msw/offers/offers.msw';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { HOUR } from '@/domain/time';
import MyOfferPage from '@/features/negotiations/my-offer-page';
import { useSession } from '@/session/session-store';
import { noMessages } from '../chat/conversations';
import type { mockExchange } from '../exchange';
import { someParameters } from '../marketplace';
import { aMyClaim } from '../my-claims';
import { anOffer, aReceivedOffer } from '../offers';
import { aUser, aVerifiedBuyer } from '../people';
import { renderPage } from '../render-page';
// The page loads these on demand. They are loaded here in advance, so that no test waits for them.
import '@/acts/act-dialog';
import '@/features/negotiations/offer/counter-form';

/*
 * Opens an offer's page for its tests, as either side.
 */

export const SELLER = aUser({ identity_status: 'approved' });
export const BUYER = aVerifiedBuyer();

const LATER = new Date(Date.now() + 50 * HOUR).toISOString();
export const received = (differences: Partial<Offer> = {}) =>
  aReceivedOffer({ expires_at: LATER, ...differences });
export const sent = (differences: Partial<Offer> = {}) =>
  anOffer({ expires_at: LATER, ...differences });

/** The page of an offer, on an exchange that answers with the current `data`. */
export function openMyOffer(
  exchange: ReturnType<typeof mockExchange>,
  data: MyOffer,
  user: User = SELLER,
) {
  const shown = { data };
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    ...noMessages(),
    getGetMyOfferMockHandler200(() => shown.data),
    getGetMyClaimMockHandler200(aMyClaim()),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  const { person } = renderMyOffer();
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  return { person, press, shown };
}

export const renderMyOffer = (path = '/my-offers/204') =>
  renderPage(
    <Routes>
      <Route path="/my-offers/:id" element={<MyOfferPage />} />
    </Routes>,
    path,
  );

/** Answers an act and remembers what was sent. */
export function bodies<Body>(answer: () => Offer) {
  const taken = vi.fn<(body: Body) => void>();
  return {
    taken,
    answer: async ({ request }: { request: Request }) => {
      taken((await request.json()) as Body);
      return answer();
    },
  };
}
