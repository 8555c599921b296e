import { deletionHandlers } from './delete';
import { documentReadHandlers } from './read';
import { uploadHandlers } from './upload';

export const documentHandlers = {
  ...documentReadHandlers,
  ...uploadHandlers,
  ...deletionHandlers,
};
