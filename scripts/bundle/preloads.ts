import type { ModulePreloadOptions } from 'vite';

/** What a page's script has the browser fetch beside it: not what the app brings, and in one order for all, which compresses well. */
export const preloads: ModulePreloadOptions['resolveDependencies'] = (_, files, { hostType }) =>
  hostType === 'html'
    ? files
    : files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)).toSorted();
