import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Notes the modules of each chunk in `.vite/modules.json`, next to Vite's manifest. The manifest names only the lazy
 * module of a chunk, so it does not say what was bundled along with it.
 */
export function chunkModules(): Plugin {
  let root = '';
  return {
    name: 'chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, file.moduleIds.map((id) => relative(root, id))] as const]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules), null, 1),
      });
    },
  };
}
