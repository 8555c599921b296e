import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { axiosByXhr } from './scripts/vite-axios-xhr.ts';
import { chunkModules } from './scripts/vite-chunk-modules.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    chunkModules(),
    axiosByXhr(),
    ...(mode === 'mock' ? [(await import('msw/vite')).msw()] : []),
    ...(command === 'serve' && mode !== 'mock'
      ? [(await import('./server/host/dev-plugin.ts')).exchange()]
      : []),
  ],
  resolve: { alias: { '@': folder('./src'), '@generated': folder('./generated') } },
  // PGlite finds its WebAssembly beside its own module, which pre-bundling would move.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2023',
    // Else the minifier writes every light-dark() token out for browsers that the app does not run on.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page is a handful of files, none over 100 KB: what every page needs, the pieces of the frame around pages,
          // controls, lists; then its own code. Small modules in files of their own would be forty requests.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'libraries',
              test: /preload-helper|node_modules[\\/](axios|@tanstack[\\/](react-query|query-core)|react-router|react-router-dom|zustand|clsx|class-variance-authority)[\\/]/,
            },
            {
              name: 'base',
              test: /src[\\/](api|session|navigation)[\\/]|src[\\/](paths|route-modules)\.|ui[\\/](button|feedback[\\/](toast|spinner|full-screen-spinner)|hooks[\\/]use-delayed-flag)\.|lucide-react[\\/]dist[\\/]esm[\\/](shared|createLucideIcon|Icon|context)|radix-ui[\\/]react-(slot|compose-refs)/,
            },
            {
              name: 'controls',
              test: /ui[\\/](icon-button|feedback[\\/]alert|layout[\\/]logo|inputs[\\/](field|field-context|field-error|input|control-styles|search-input|select|checkbox|choice-row))\.|hooks[\\/](use-document-title|merge-refs)|icons[\\/](circle-|triangle-|info|x|check|minus|search|chevron-down)/,
            },
            {
              name: 'list',
              test: /src[\\/]table[\\/]|generated[\\/]queries|ui[\\/](inputs[\\/](filter-chips|choice-filter)|data[\\/]pagination|hooks[\\/]use-media-query)|icons[\\/](arrow-|chevrons-up-down|chevron-left|chevron-right)/,
            },
            {
              name: 'frame',
              test: /ui[\\/](layout[\\/](page|app-shell|menu-button|skip-link|nav-item|theme|theme-toggle)|feedback[\\/](skeleton|error-state|empty-state|badge)|data[\\/](card|monogram|breadcrumbs)|hooks[\\/]use-on-demand)\.|shell[\\/](account-button|featured-cases|footer|impersonation-banner|query-error)|session[\\/]navbar-store|labels[\\/](dates|countries|choices)|domain[\\/]money|icons[\\/](menu|monitor|moon|sun|inbox)\./,
            },
          ],
        },
      },
    },
  },
}));
