import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/bundle/chunk-groups.ts';
import { preloads } from './scripts/bundle/preloads.ts';
import { leanAxios } from './scripts/bundle/vite-lean-axios.ts';
import { chunkModules } from './scripts/bundle/vite-chunk-modules.ts';
import { eagerModules } from './scripts/bundle/vite-eager-modules.ts';
import { headScript } from './scripts/bundle/vite-head-script.ts';
import { newDatabase } from './scripts/bundle/vite-new-database.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    chunkModules(),
    leanAxios(),
    eagerModules(),
    ...(mode === 'mock' ? [newDatabase(), (await import('msw/vite')).msw()] : [headScript()]),
    ...(command === 'serve' && mode !== 'mock'
      ? [(await import('./server/host/dev-plugin.ts')).exchange()]
      : []),
  ],
  resolve: {
    alias: {
      '@': folder('./src'),
      '@generated': folder('./generated'),
      // The package would give browsers its build with developer warnings.
      ...(command === 'build' && {
        'react-router/dom': folder('./node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router': folder('./node_modules/react-router/dist/production/index.mjs'),
      }),
    },
  },
  optimizeDeps: {
    // If only the first page discovered it, that page would load once more while the exchange starts.
    ...(mode === 'mock' && { include: ['msw/browser'] }),
    // PGlite finds its WebAssembly next to its own module, which pre-bundling would move. The others belong to the
    // mocked app, whose plugins find them only there.
    exclude: ['@electric-sql/pglite', 'virtual:msw', 'virtual:new-database'],
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    // There is one style sheet, which the HTML of each page includes, so no part of the code should request it again.
    cssCodeSplit: false,
    // Slower and one percent smaller, which is of no use to the mocked app.
    minify: mode === 'mock' || ('terser' as const),
    terserOptions: { module: true, ecma: 2020 as const, compress: { passes: 3 } },
    target: 'es2023',
    // Otherwise the minifier would expand every light-dark() token for browsers that the app does not support.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // Paths and durations have names in tables of their own, which the browser does not need.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every file name appears in the app's code, with characters that compression cannot shorten.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex' as const,
      },
    },
  },
}));
