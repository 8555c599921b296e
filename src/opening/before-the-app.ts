export const BUTTONS = 'form button';

/** Notes which button of a form is pressed: it can do nothing yet. Stands in the HTML, with `head-script.ts`. */
export function notePresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button) window.pressedEarly = button;
  });
}

declare global {
  interface Window {
    pressedEarly?: Element;
  }
}

/** Until the app is there: what the HTML has drawn is not for this person. */
export function hideDrawn(): void {
  document.documentElement.dataset['hidesDrawn'] = '';
}
