import type { StartProgress } from './database';

export interface StartScreen {
  report(progress: StartProgress): void;
  fail(message: string): void;
  remove(): void;
}

interface StartScreenOptions {
  onReset: () => void;
  onReload: () => void;
}

/** Shown while the exchange starts in the browser. Uses plain elements, because the app is not there yet. */
export function showStartScreen({ onReset, onReload }: StartScreenOptions): StartScreen {
  const title = element('h1', 'text-xl font-semibold', 'Starting the demo exchange');
  const label = element('p', 'text-muted text-sm', 'Loading');
  label.setAttribute('role', 'status');
  const filled = element('div', 'bg-primary h-full rounded-full');
  const bar = element('div', 'bg-line h-1.5 w-full overflow-hidden rounded-full');
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Start of the demo exchange');
  bar.append(filled);
  const note = element(
    'p',
    'text-muted text-sm',
    'Everything runs in this browser. The first start takes a few seconds.',
  );
  const content = element('main', 'grid w-full max-w-md gap-4');
  content.append(title, bar, label, note);
  const screen = element('div', 'grid min-h-dvh place-items-center p-6');
  screen.append(content);
  document.body.prepend(screen);

  const report = (progress: StartProgress) => {
    const percent = Math.round(progress.fraction * 100);
    label.textContent = progress.label;
    filled.style.width = `${percent}%`;
    bar.setAttribute('aria-valuenow', String(percent));
  };
  report({ label: 'Loading', fraction: 0 });

  return {
    report,
    fail(message) {
      title.textContent = 'The demo exchange did not start';
      label.setAttribute('role', 'alert');
      label.textContent = message;
      note.textContent = 'Resetting deletes everything that was done in this browser.';
      bar.remove();
      const actions = element('div', 'flex flex-wrap gap-2');
      const reload = button(
        'Reload',
        'bg-primary text-on-primary hover:bg-primary-hover',
        onReload,
      );
      const looks = 'border-line-strong bg-surface text-ink hover:bg-subtle border';
      actions.append(reload, button('Reset demo data', looks, onReset));
      content.append(actions);
      reload.focus();
    },
    remove: () => screen.remove(),
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text: string, looks: string, onClick: () => void): HTMLButtonElement {
  const made = element(
    'button',
    `${looks} thumb:h-11 h-9 rounded-lg px-4 text-sm font-medium`,
    text,
  );
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}
