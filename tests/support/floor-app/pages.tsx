import { lazy, Suspense, type ComponentType } from 'react';

interface Page {
  path: string;
  /** What the shell says before the page's own code is there. */
  title: string;
  load: () => Promise<void>;
  Body: ComponentType;
}

/** A page that is rendered at once where its code was awaited, and on demand elsewhere. */
function page(
  path: string,
  title: string,
  importBody: () => Promise<{ default: ComponentType }>,
): Page {
  const Lazy = lazy(importBody);
  let Loaded: ComponentType | null = null;
  return {
    path,
    title,
    load: async () => {
      Loaded = (await importBody()).default;
    },
    Body: () =>
      Loaded ? (
        <Loaded />
      ) : (
        <Suspense>
          <Lazy />
        </Suspense>
      ),
  };
}

export const pages = {
  form: page('/', 'Log in to the exchange', () => import('./form-page.tsx')),
  list: page('/list', 'Claims', () => import('./list-page.tsx')),
  detail: page('/claims/:id', 'Claim', () => import('./detail-page.tsx')),
};

export type FloorPage = keyof typeof pages;
