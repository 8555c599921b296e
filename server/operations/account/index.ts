import { closingHandlers } from './closing';
import { identityHandlers } from './identity';
import { preferenceHandlers } from './preferences';
import { profileHandlers } from './profile';

export const accountHandlers = {
  ...profileHandlers,
  ...preferenceHandlers,
  ...identityHandlers,
  ...closingHandlers,
};
