import { useEffect } from 'react';

export type Area = 'user' | 'admin';

const suffix: Record<Area, string> = { user: 'Claims Exchange', admin: 'Claims Exchange Admin' };

export function documentTitle(title: string, area: Area = 'user'): string {
  return `${title} · ${suffix[area]}`;
}

/** Uses an effect instead of a rendered <title>: `document.title` reads the first one, which index.html owns. */
export function useDocumentTitle(title: string, area: Area = 'user') {
  useEffect(() => {
    document.title = documentTitle(title, area);
  }, [title, area]);
}
