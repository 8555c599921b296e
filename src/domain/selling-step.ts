import type { ListedCaseStatus, User } from '@generated/model';
import { maySubmitIdentity } from './user-status';

/** Who wants to sell. */
export type Seller =
  | { kind: 'visitor' }
  | { kind: 'staff' }
  | { kind: 'user'; user: Pick<User, 'identity_status'> };

/** What comes next for somebody who wants to sell a claim of a case. */
export type SellingStep = 'case_not_open' | 'register' | 'staff' | 'verify_identity' | 'list_claim';

export function sellingStep(caseStatus: ListedCaseStatus, seller: Seller): SellingStep {
  if (caseStatus !== 'active') return 'case_not_open';
  if (seller.kind === 'visitor') return 'register';
  if (seller.kind === 'staff') return 'staff';
  return maySubmitIdentity(seller.user.identity_status) ? 'verify_identity' : 'list_claim';
}
