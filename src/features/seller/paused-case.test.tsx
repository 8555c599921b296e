import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedCaseStatus } from '@generated/model';
import { getGetBuyerAccountMockHandler200 } from '@generated/msw/buyer-account/buyer-account.msw';
import {
  getGetFeaturedCasesMockHandler200,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import {
  getGetMyClaimMockHandler200,
  getGetSellerPortalMockHandler200,
  getListMyClaimsMockHandler200,
} from '@generated/msw/my-claims/my-claims.msw';
import { getGetMyClaimOffersMockHandler200 } from '@generated/msw/offers/offers.msw';
import { useSession } from '@/session/session-store';
import { onWideScreen } from '@/testing/browser/screen-width';
import { NO_APPLICATION } from '@/testing/buyer-account';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { someParameters } from '@/testing/marketplace';
import { aMyClaim, aMyClaimSummary, aSellerPortal } from '@/testing/my-claims';
import { renderClaim } from '@/testing/pages/my-claim-page';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import MyClaimsPage from './my-claims-page';
import SellerPortalPage from './seller-portal-page';

const exchange = mockExchange();

const MARKET = { channel: 'MarketChannel' };

/** The claim that the exchange answers with while its case has that status. */
function claimIn(status: ListedCaseStatus) {
  const { case: of } = aMyClaimSummary();
  const claim = aMyClaim({ status: 'changes_requested', case: { ...of, status } });
  exchange.use(
    getGetMyClaimMockHandler200(claim),
    getListMyClaimsMockHandler200({
      current_page: 1,
      total_count: 1,
      my_claims: [aMyClaimSummary({ status: 'withdrawn', case: claim.case })],
    }),
    getGetSellerPortalMockHandler200(aSellerPortal({ attention: [claim] })),
  );
}

const submits = () => screen.queryByText(/then resubmit the claim/);
const relists = () => screen.queryByRole('button', { name: /^Relist/ });
const changes = () => screen.queryByRole('link', { name: /^Make changes to/ });

test.each<[string, () => void, () => HTMLElement | null]>([
  ['of the claim', () => renderClaim(), submits],
  ['of all claims', () => renderPage(<MyClaimsPage />, '/my-claims'), relists],
  ['where sales begin', () => renderPage(<SellerPortalPage />, '/seller-portal'), changes],
])('a case that our staff pause takes no claims on the open page %s', async (_, open, offered) => {
  onWideScreen();
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  exchange.use(
    getGetMyClaimOffersMockHandler200({ offers: [] }),
    getGetCaseParametersMockHandler200(someParameters()),
    getGetFeaturedCasesMockHandler200([]),
    getGetBuyerAccountMockHandler200(NO_APPLICATION),
  );
  claimIn('active');
  open();
  await waitFor(() => expect(offered()).toBeTruthy());
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(MARKET)));
  claimIn('paused');
  broadcast(MARKET, { type: 'cases.updated' });
  await waitFor(() => expect(offered()).toBeNull());
});
