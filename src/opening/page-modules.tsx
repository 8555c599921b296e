import { lazy, useState, type ComponentType } from 'react';
import { keysOf } from '@/domain/keys-of';
import { pageModule, type RouteName } from '@/paths';
import { type Area, ROUTES } from '@/route-table';

/** A component whose code is fetched on demand, at the latest when it is first shown. */
interface Fetched {
  fetch: () => Promise<void>;
  Component: ComponentType;
}

function fetched(load: () => Promise<ComponentType>): Fetched {
  let arrived: ComponentType | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  return {
    fetch: async () => {
      // Importing it again would take some tasks.
      arrived ??= await load();
    },
    // Code that has arrived is drawn at once: a lazy component would first show a fallback, if only for a moment.
    Component: function FetchedPage() {
      const [Page] = useState<ComponentType>(() => arrived ?? Late);
      return <Page />;
    },
  };
}

const modules = import.meta.glob<{ default: ComponentType }>('/src/features/**/*-page.tsx');

const pages = Object.fromEntries(
  keysOf(ROUTES).map((name) => {
    const load = modules[`/${pageModule(name)}`];
    if (!load) throw new Error(`There is no module for the page ${name}.`);
    return [name, fetched(async () => (await load()).default)];
  }),
) as Record<RouteName, Fetched>;

const userFrame = fetched(async () => (await import('../shell/user-shell')).UserShell);
const adminFrame = fetched(async () => (await import('../shell/admin-area')).AdminArea);
const frames: Record<Area, Fetched | null> = {
  auth: null,
  public: userFrame,
  user: userFrame,
  buyer: userFrame,
  admin: adminFrame,
};

const notFound = fetched(async () => (await import('@/page/not-found')).NotFound);

export const UserFrame = userFrame.Component;
export const AdminFrame = adminFrame.Component;
export const NotFoundPage = notFound.Component;

export function pageComponent(name: RouteName): ComponentType {
  return pages[name].Component;
}

export function frameComponent(name: RouteName): ComponentType | undefined {
  return frames[ROUTES[name].area]?.Component;
}

/** The code of a page and of the frame around it. */
export async function fetchPage(name: RouteName): Promise<void> {
  await Promise.all([pages[name].fetch(), frames[ROUTES[name].area]?.fetch()]);
}

/** The code for an address that matches no page. */
export async function fetchNotFound(): Promise<void> {
  await Promise.all([notFound.fetch(), userFrame.fetch()]);
}
