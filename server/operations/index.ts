import type { Handlers } from '../calls/operation-types';
import { accountHandlers } from './account';
import { adminCaseHandlers } from './admin-cases';
import { adminClaimHandlers } from './admin-claims';
import { adminConversationHandlers } from './conversations/admin';
import { adminNegotiationHandlers } from './admin-negotiations';
import { adminSessionHandlers } from './admin-session';
import { adminUserHandlers } from './admin-users';
import { agreementHandlers } from './agreements';
import { auditHandlers } from './audit';
import { authHandlers } from './auth';
import { buyerAccountHandlers } from './buyer-account';
import { caseHandlers } from './cases';
import { claimHandlers } from './claims';
import { conversationHandlers } from './conversations';
import { documentHandlers } from './documents';
import { followsHandlers } from './follows';
import { myClaimHandlers } from './my-claims';
import { negotiationHandlers } from './negotiations';
import { notificationHandlers } from './notifications';
import { offerHandlers } from './offers';
import { savedSearchHandlers } from './saved-searches';
import { systemHandlers } from './system';

/** Every operation of the contract has its handler here, or this does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...buyerAccountHandlers,
  ...agreementHandlers,
  ...documentHandlers,
  ...caseHandlers,
  ...claimHandlers,
  ...myClaimHandlers,
  ...offerHandlers,
  ...negotiationHandlers,
  ...adminNegotiationHandlers,
  ...conversationHandlers,
  ...adminConversationHandlers,
  ...notificationHandlers,
  ...followsHandlers,
  ...savedSearchHandlers,
  ...adminSessionHandlers,
  ...adminCaseHandlers,
  ...adminClaimHandlers,
  ...adminUserHandlers,
  ...auditHandlers,
  ...systemHandlers,
};
