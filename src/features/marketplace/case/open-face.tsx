import type { CaseSummary } from '@generated/model';
import { seesExactTerms } from '@/domain/buyers/verified-buyer';
import { AboutAmount } from '@/labels/about-amount';
import { useSession } from '@/session/session-store';

/** What the open claims of a case are for together; the exchange rounds the sum for whoever may not see a single amount. */
export function OpenFace({ item }: { item: Pick<CaseSummary, 'stats' | 'currency'> }) {
  const isExact = useSession(
    ({ user, isAdmin }) =>
      isAdmin || seesExactTerms(user, user?.buyerAccount?.agreementAccepted === true),
  );
  return (
    <AboutAmount
      isCompact
      isRounded={!isExact}
      amount={item.stats.open_face_amount}
      currency={item.currency}
    />
  );
}
