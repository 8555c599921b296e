import { useEffect } from 'react';

export type Area = 'user' | 'admin';

const suffix: Record<Area, string> = { user: 'Claims Exchange', admin: 'Claims Exchange Admin' };

/** Set by effect, not by a rendered <title>: `document.title` reads the first one, which index.html owns. */
export function useDocumentTitle(title: string, area: Area = 'user') {
  useEffect(() => {
    document.title = `${title} · ${suffix[area]}`;
  }, [title, area]);
}
