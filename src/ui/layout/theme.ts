export type Theme = 'light' | 'dark' | 'system';

export const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
];

const KEY = 'theme';

/** `system` when nothing, or nothing sensible, is stored, and when storage is blocked. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** To be called once before the first render. */
export function applyTheme(theme: Theme = readTheme()) {
  document.documentElement.dataset['theme'] = theme;
}

/** Applies a theme and keeps it for the next visits. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked or full: the choice then lasts as long as the page.
  }
}
