import { creationHandlers } from './create';
import { deletionHandlers } from './delete';
import { claimDocumentHandlers } from './documents/documents';
import { portalHandlers } from './portal';
import { readHandlers } from './read';
import { statusHandlers } from './status/status';
import { updateHandlers } from './update';

export const myClaimHandlers = {
  ...readHandlers,
  ...creationHandlers,
  ...updateHandlers,
  ...deletionHandlers,
  ...statusHandlers,
  ...claimDocumentHandlers,
  ...portalHandlers,
};
