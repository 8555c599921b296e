import type { Handlers } from '../router/operation-types';
import { accountHandlers } from './account';
import { adminClaimHandlers } from './admin-claims';
import { adminSessionHandlers } from './admin-session';
import { adminUserHandlers } from './admin-users';
import { authHandlers } from './auth';
import { caseHandlers } from './cases';
import { claimHandlers } from './claims';
import { documentHandlers } from './documents';
import { followsHandlers } from './follows';
import { myClaimHandlers } from './my-claims';
import { savedSearchHandlers } from './saved-searches';
import { systemHandlers } from './system';

/** Every operation of the contract has its handler here, or this does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...documentHandlers,
  ...caseHandlers,
  ...claimHandlers,
  ...myClaimHandlers,
  ...followsHandlers,
  ...savedSearchHandlers,
  ...adminSessionHandlers,
  ...adminClaimHandlers,
  ...adminUserHandlers,
  ...systemHandlers,
};
