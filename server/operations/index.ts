import type { Handlers } from '../router/operation-types';
import { accountHandlers } from './account';
import { adminSessionHandlers } from './admin-session';
import { adminUserHandlers } from './admin-users';
import { authHandlers } from './auth';
import { caseHandlers } from './cases';
import { claimHandlers } from './claims';
import { documentHandlers } from './documents';
import { systemHandlers } from './system';

/** Every operation of the contract has its handler here, or this does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...documentHandlers,
  ...caseHandlers,
  ...claimHandlers,
  ...adminSessionHandlers,
  ...adminUserHandlers,
  ...systemHandlers,
};
