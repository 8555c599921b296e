import { onDevice, readText, writeText } from '@/storage/storage';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'theme';

/** `system` if nothing valid is stored, or storage is blocked. */
export function readTheme(): Theme {
  const stored = readText(onDevice, KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Call it once before the first render. */
export function applyTheme(theme: Theme = readTheme()) {
  document.documentElement.dataset['theme'] = theme;
}

/** Applies a theme and keeps it for later visits. If nothing can be stored, it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  writeText(onDevice, KEY, theme);
}
