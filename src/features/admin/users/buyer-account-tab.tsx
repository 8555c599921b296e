import type { ReactNode } from 'react';
import { useGetAdminBuyerAccount } from '@generated/api/admin-users/admin-users';
import type { AdminUser, BuyerAccount } from '@generated/model';
import { type BuyerStatusChange, buyerStatusChanges } from '@/domain/users/user-status';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { DateText } from '@/ui/data/date-text';
import { SkeletonCard } from '@/record/record-skeleton';
import { QueryPart } from '@/page/query-part';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ApplicationFacts } from '@/users/buyer-account/application-facts-list';
import { fullName } from '@/domain/users/party-names';
import { DecisionBar } from '@/acts/decision-bar';
import { focusTabs } from './acts/focus-tabs';
import { useUserActs } from './acts/use-user-acts';
import { ReviewReasons } from './review-reasons';
import { UserDocument } from './user-document';

interface BuyerAccountTabProps {
  user: AdminUser;
  /** What comes next after a decision. */
  next: ReactNode;
}

/** The application for a buyer account with its documents, and the decision about it. */
export function BuyerAccountTab({ user, next }: BuyerAccountTabProps) {
  const query = useGetAdminBuyerAccount(user.id);
  return (
    <QueryPart query={query} skeleton={<SkeletonCard bar="h-40" />}>
      {({ account }) =>
        account ? (
          <Application account={account} user={user} next={next} />
        ) : (
          <Card>
            <EmptyState description={`${fullName(user)} has not applied for a buyer account.`} />
          </Card>
        )
      }
    </QueryPart>
  );
}

/** The primary action comes last. */
const ORDER: BuyerStatusChange[] = ['rejected', 'info_requested', 'verified'];

function Application({
  account,
  user,
  next,
}: BuyerAccountTabProps & {
  account: BuyerAccount;
}) {
  const { setBuyerStatus } = useUserActs(user);
  const isWaiting = user.buyer_account_status === 'pending';
  // If no application is waiting, the possible acts are shown with the state of the account.
  const allowed = isWaiting ? buyerStatusChanges(user) : [];
  const decisions = ORDER.filter((decision) => allowed.includes(decision));
  return (
    <div className="grid gap-4">
      <Card>
        <CardHeader
          title="Application"
          description={
            account.submitted_at && (
              <>
                Submitted <DateText iso={account.submitted_at} as="date-time" />
              </>
            )
          }
        />
        <CardBody>
          <ApplicationFacts account={account}>{({ filename }) => filename}</ApplicationFacts>
          <ReviewReasons of={account} />
        </CardBody>
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        {account.documents.map(({ id, kind }) => (
          <UserDocument key={id} title={DOCUMENT_KIND_LABELS[kind]} id={id} />
        ))}
      </div>
      <DecisionBar
        acts={decisions.map(setBuyerStatus)}
        isPrimaryLast={decisions.includes('verified')}
        isWaiting={isWaiting}
        next={next}
        focusPlace={focusTabs}
        question={question(user)}
      />
    </div>
  );
}

function question(user: AdminUser): string {
  return user.identity_status === 'approved'
    ? 'Do the documents show who buys, who may sign and the basis of accreditation?'
    : 'It can be verified once the identity is approved.';
}
