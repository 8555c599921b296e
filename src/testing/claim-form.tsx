import type { Case, ClaimFields, MyClaim, User } from '@generated/model';
import { getListDocumentsMockHandler200 } from '@generated/msw/documents/documents.msw';
import {
  getGetCaseMockHandler200,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import {
  getCreateMyClaimMockHandler201,
  getGetMyClaimMockHandler200,
  getListMyClaimsMockHandler200,
  getUpdateMyClaimMockHandler200,
} from '@generated/msw/my-claims/my-claims.msw';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach } from 'vitest';
import ClaimOnboardingCasePage from '@/features/onboarding/claim-onboarding-case-page';
import ClaimOnboardingPage from '@/features/onboarding/claim-onboarding-page';
import { forgetHeldDrafts } from '@/session/kept/claim-drafts';
import { useSession } from '@/session/session-store';
import { mockExchange } from './exchange';
import { aCase, someParameters } from './marketplace';
import { aMyClaim, aMyClaimSummary } from './my-claims';
import { aUser } from './people';
import { renderPage } from './render-page';

export const SELLER = aUser({ first_name: 'Mara', last_name: 'Lind', country: 'SE' });
export const NO_CLAIMS = { current_page: 1, total_count: 0, my_claims: [] };

export const aDraft = (differences: Partial<MyClaim> = {}) =>
  aMyClaim({ id: 12, status: 'draft', assets: [], lock_version: 4, ...differences });

export const holder = () => screen.findByLabelText('Name of the holder');
export const question = (name: string) => screen.findByRole('heading', { level: 2, name });

interface Opening {
  user?: User;
  item?: Case;
  path?: string;
}

/** The form of a claim in the case FTX, on a device that keeps nothing yet. Call it at the top of the file. */
export function claimForm() {
  const exchange = mockExchange();
  beforeEach(() => {
    forgetHeldDrafts();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  function open({ user, item = aCase(), path = '/claim-onboarding/ftx' }: Opening = {}) {
    if (user) useSession.setState({ user, token: 'token', isLoggedIn: true });
    exchange.use(
      getGetCaseMockHandler200(item),
      getGetCaseParametersMockHandler200(someParameters()),
      getListDocumentsMockHandler200({ current_page: 1, total_count: 0, documents: [] }),
    );
    return renderPage(
      <Routes>
        <Route path="/claim-onboarding" element={<ClaimOnboardingPage />} />
        <Route path="/claim-onboarding/:case_code" element={<ClaimOnboardingCasePage />} />
        <Route path="/my-claims/:id" element={<h1>The claim</h1>} />
        <Route path="/marketplace/:id" element={<h1>The case</h1>} />
        <Route path="/" element={<h1>Registration</h1>} />
      </Routes>,
      path,
    );
  }

  /** An exchange that holds one draft and records what is sent to it. */
  function holdDraft(begin: MyClaim) {
    let claim = begin;
    const sent: ClaimFields[] = [];
    exchange.use(
      getListMyClaimsMockHandler200(() =>
        sent.length === 0
          ? NO_CLAIMS
          : { current_page: 1, total_count: 1, my_claims: [aMyClaimSummary({ status: 'draft' })] },
      ),
      getCreateMyClaimMockHandler201(async ({ request }) => {
        sent.push(((await request.json()) as { claim: ClaimFields }).claim);
        return claim;
      }),
      getUpdateMyClaimMockHandler200(async ({ request }) => {
        sent.push(((await request.json()) as { claim: ClaimFields }).claim);
        claim = { ...claim, lock_version: claim.lock_version + 1 };
        return claim;
      }),
      getGetMyClaimMockHandler200(() => claim),
    );
    return sent;
  }

  return { exchange, open, holdDraft };
}
