import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateBuyerAccountMutationKey,
  getUpdateBuyerAccountMutationKey,
  useGetBuyerAccount,
} from '@generated/api/buyer-account/buyer-account';
import type { BuyerAccount, User } from '@generated/model';
import { isApplicationOpen } from '@/domain/buyers/buyer-account';
import { APPLICATION_REVIEW_TIME } from '@/domain/messages/staff-times';
import { QueryError } from '@/page/query-error';
import { Badge } from '@/ui/feedback/badge';
import { BUYER_STATUS_LABELS, BUYER_STATUS_TONES } from '@/users/labels';
import { AccountPage } from '../account-page';
import { ApplicationForm } from './application/application-form';
import { NextStepsCard } from './next-steps-card';
import { StatusNotice } from './status-notice';
import { SubmittedApplication } from './submitted-application';

/** Milliseconds for which the data that the page was opened with counts as fresh. */
const JUST_READ_MS = 2000;

/** The state of the buyer account: the application as a form while it may be changed, otherwise as submitted. */
export default function ApplyBuyerAccountPage() {
  const query = useGetBuyerAccount({
    query: {
      refetchOnMount: ({ state }) =>
        Date.now() - state.dataUpdatedAt > JUST_READ_MS ? 'always' : false,
    },
  });
  const { data } = query;
  const isUpToDate = useIsUpToDate(query);
  return (
    <AccountPage
      title="Buyer account"
      description={`Bidding is open to accredited buyers whose identity we know.${
        data && isApplicationOpen(data.status)
          ? ` Your application takes about ten minutes, our decision ${APPLICATION_REVIEW_TIME}.`
          : ''
      }`}
      badge={() =>
        data &&
        data.status !== 'none' && (
          <Badge tone={BUYER_STATUS_TONES[data.status]}>{BUYER_STATUS_LABELS[data.status]}</Badge>
        )
      }
    >
      {(user) =>
        data && (isUpToDate || !isApplicationOpen(data.status)) ? (
          // The status in this answer: the profile is read again only a moment later.
          <BuyerAccountParts
            user={{ ...user, buyer_account_status: data.status }}
            account={data.account}
          />
        ) : (
          query.error && <QueryError query={query} />
        )
      }
    </AccountPage>
  );
}

/**
 * Whether the data includes everything that was saved; once true, it stays true. Data from an earlier visit may lack
 * the last changes, and those of the page just left may still be in flight.
 */
function useIsUpToDate({ isSuccess, fetchStatus }: ReturnType<typeof useGetBuyerAccount>): boolean {
  const creating = useIsMutating({ mutationKey: getCreateBuyerAccountMutationKey() });
  const updating = useIsMutating({ mutationKey: getUpdateBuyerAccountMutationKey() });
  const [isUpToDate, setIsUpToDate] = useState(false);
  const isNow = isSuccess && fetchStatus === 'idle' && creating + updating === 0;
  if (isNow && !isUpToDate) setIsUpToDate(true);
  return isUpToDate || isNow;
}

function BuyerAccountParts({ user, account }: { user: User; account: BuyerAccount | null }) {
  const isOpen = isApplicationOpen(user.buyer_account_status);
  return (
    <div className="grid gap-6">
      <StatusNotice user={user} reason={account?.rejection_reason ?? null} />
      {isOpen ? (
        <ApplicationForm account={account} user={user} />
      ) : (
        <>
          <NextStepsCard user={user} />
          {account && <SubmittedApplication account={account} />}
        </>
      )}
    </div>
  );
}
