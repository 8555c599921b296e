import { Link } from 'react-router-dom';
import { vi } from 'vitest';
import type { BuyerAccount, BuyerAccountStatus, User } from '@generated/model';
import {
  getCreateBuyerAccountMockHandler201,
  getGetBuyerAccountMockHandler200,
  getSubmitBuyerAccountMockHandler200,
  getUpdateBuyerAccountMockHandler200,
} from '@generated/msw/buyer-account/buyer-account.msw';
import { getListCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import ApplyBuyerAccountPage from '@/features/account/buyer-account/apply-buyer-account-page';
import { useSession } from '@/session/session-store';
import { anApplication } from '../buyer-account';
import { aDocument } from '../documents';
import type { mockExchange } from '../exchange';
import { aUser } from '../people';
import { renderRoutes } from '../render-page';

/** Opens the page, which next reads whatever was saved. @returns what was sent. */
export function openApplication(
  exchange: ReturnType<typeof mockExchange>,
  account: BuyerAccount | null,
  differences: Partial<User> = {},
  path = '',
) {
  const status: BuyerAccountStatus = account?.status ?? 'none';
  const sent = vi.fn<(body: { buyer_account?: object; lock_version?: number }) => void>();
  let kept = account;
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Parameters<typeof sent>[0];
    sent(body);
    const saved = {
      lock_version: (kept?.lock_version ?? -1) + 1,
      updated_at: '2026-11-20T08:40:00.000Z',
    };
    return (kept = anApplication({ ...kept, ...body.buyer_account, ...saved }));
  };
  exchange.use(
    getGetBuyerAccountMockHandler200(() => ({ status: kept?.status ?? 'none', account: kept })),
    getCreateBuyerAccountMockHandler201(keep),
    getUpdateBuyerAccountMockHandler200(keep),
    getSubmitBuyerAccountMockHandler200(async (info) => {
      sent((await info.request.json()) as Parameters<typeof sent>[0]);
      return (kept = anApplication({ ...kept, status: 'pending' }));
    }),
    getListCasesMockHandler200({ current_page: 1, total_count: 0, cases: [] }),
  );
  const user = aUser({
    identity_status: 'approved',
    buyer_account_status: status,
    buyerAccount:
      status === 'none' ? null : { agreementAccepted: true, status, rejectionReason: null },
    ...differences,
  });
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const { person } = renderRoutes(
    [
      { path: '/apply-buyer-account', element: <ApplyBuyerAccountPage /> },
      { path: '*', element: <Link to="/apply-buyer-account">Back to the application</Link> },
    ],
    `/apply-buyer-account${path}`,
  );
  return { person, sent, keep };
}

export const taxForm = aDocument({
  id: 61,
  kind: 'tax_form',
  claim_id: null,
  filename: 'w8ben.pdf',
});

export const reason = 'The licence of the fund has expired.';
export const decided = (status: BuyerAccountStatus) =>
  anApplication({
    status,
    rejection_reason: reason,
    documents: [taxForm],
    reviewed_at: '2026-11-10T08:40:00.000Z',
  });
