import type { CaseSummary } from '@generated/model';
import { seesExactTerms } from '@/domain/buyers/verified-buyer';
import { AboutAmount } from '@/labels/about-amount';
import { useSession } from '@/session/session-store';

/** The sum of a case's open claims. The exchange rounds it for a person who may not see individual amounts. */
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
