import { flushSync } from 'react-dom';
import { returnToHeading } from '../focus-heading';

/**
 * Closes something that may disappear together with its button, such as a dialog whose act has removed the button that
 * opened it, and focuses the page's heading. The dialog must be gone first, because it would pull the focus back.
 */
export function closeAndFocusHeading(close: () => void): void {
  flushSync(close);
  returnToHeading();
}
