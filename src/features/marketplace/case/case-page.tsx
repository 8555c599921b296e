import { useGetCase } from '@generated/api/marketplace/marketplace';
import type { Case } from '@generated/model';
import { clsx } from 'clsx';
import { useParams } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { CaseMark } from '@/cases/case-mark';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { FollowButton, FollowSkeleton } from '@/follows/follow-button';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { pathTo } from '@/paths';
import { RecordPage } from '@/record/record-page';
import { useSession } from '@/session/session-store';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { Badge } from '@/ui/feedback/badge';
import { SellButton } from '../sell-button';
import { BestClaims } from './best-claims';
import { CaseFacts } from './case-facts';
import { CasePrices } from './case-prices';
import { CaseSkeleton } from './case-skeleton';
import { CaseStats } from './case-stats';
import { CaseStatusNotice } from './case-status-notice';
import { CaseUpdates } from './case-updates';

const sellPath = ({ case_code }: Case) => pathTo('claimOnboardingForCase', { case_code });

export default function CasePage() {
  const { id = '' } = useParams();
  const isBuyer = useSession(({ user }) => isVerifiedBuyer(user));
  useLive('CaseChannel', { case: id.toLowerCase() });
  return (
    <RecordPage
      of="case"
      kind="Case"
      query={useGetCase(id)}
      missing="There is no case at this address. It may not be published yet."
      skeleton={<CaseSkeleton />}
      title={(item) => item.name}
      description={(item) => item.debtor_name}
      mark={(item) => <CaseMark item={item} />}
      badge={(item) => <Badge hasDot={false}>{CASE_STAGE_LABELS[item.stage]}</Badge>}
      actionSkeleton={<FollowSkeleton />}
      action={(item) => (
        <>
          <FollowButton
            kind="case"
            id={item.id}
            name={item.name}
            look="words"
            count={item.stats.followers_count}
          />
          {item.status === 'active' && (
            <SellButton to={sellPath(item)} className={clsx(!isBuyer && 'max-sm:hidden')} />
          )}
        </>
      )}
    >
      {(item) => (
        <>
          <div className="grid gap-6">
            <CaseStatusNotice status={item.status} />
            <CaseStats item={item} />
            <div className="grid items-start gap-6 lg:grid-cols-3">
              <div className="grid gap-6 lg:col-span-2">
                <CasePrices id={id} name={item.name} currency={item.currency} />
                <BestClaims id={id} item={item} />
              </div>
              <div className="grid gap-6">
                <CaseFacts item={item} />
                <CaseUpdates id={id} />
              </div>
            </div>
          </div>
          {item.status === 'active' && !isBuyer && (
            <BottomBar>
              <SellButton to={sellPath(item)} block />
            </BottomBar>
          )}
        </>
      )}
    </RecordPage>
  );
}
