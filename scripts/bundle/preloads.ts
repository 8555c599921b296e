import type { ModulePreloadOptions } from 'vite';

/**
 * The files that the browser fetches along with a page's script: only those that the app does not bring itself, in one
 * order for all pages, which compresses well.
 */
export const preloads: ModulePreloadOptions['resolveDependencies'] = (_, files, { hostType }) =>
  hostType === 'html'
    ? files
    : files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)).toSorted();
