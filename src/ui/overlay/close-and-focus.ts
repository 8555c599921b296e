import { flushSync } from 'react-dom';
import { returnToHeading } from '../focus-heading';

/**
 * Closes what goes with its button, as a dialog whose act may have taken away the one it was opened by, and gives the focus
 * to the page's heading. A dialog has to be gone before: it would pull the focus back into itself.
 */
export function closeAndFocusHeading(close: () => void): void {
  flushSync(close);
  returnToHeading();
}
