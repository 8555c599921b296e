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
          // A page is a handful of files, none over 100 KB: the libraries, what every page needs, the frame around pages
          // with the pieces of lists, what the auth pages share; then its own code. Small modules in files of their own
          // would be forty requests.
          groups: [
            {
              name: 'libraries',
              test: /preload-helper|node_modules[\\/](react|react-dom|scheduler|axios|@tanstack[\\/](react-query|query-core)|react-router|react-router-dom|zustand|clsx|class-variance-authority)[\\/]/,
            },
            {
              name: 'base',
              test: /src[\\/](api|session|navigation)[\\/]|generated[\\/]api[\\/]auth[\\/]|src[\\/](paths|route-modules)\.|ui[\\/](button|icon-button|feedback[\\/](alert|toast|spinner|full-screen-spinner)|layout[\\/](logo|theme)|hooks[\\/](use-delayed-flag|use-document-title|merge-refs)|inputs[\\/](field|field-context|field-error|input|control-styles|search-input|select|checkbox|choice-row|password-input))\.|lucide-react[\\/]dist[\\/]esm[\\/](shared|createLucideIcon|Icon|context)|icons[\\/](circle-|triangle-|eye|info|x|check|minus|search|chevron-)|radix-ui[\\/]react-(slot|compose-refs)/,
            },
            {
              name: 'auth',
              test: /features[\\/]auth[\\/](auth-link|auth-links|marketing-url|use-complete-login|light-form|email-field|password-login-form|link-login-form)\.|ui[\\/]layout[\\/](auth-layout|grid)\./,
            },
            {
              name: 'frame',
              test: /src[\\/]table[\\/]|generated[\\/]queries|ui[\\/](inputs[\\/](filter-chips|choice-filter|switch|segments)|data[\\/](pagination|card|monogram|breadcrumbs)|layout[\\/](page|app-shell|menu-button|skip-link|nav-item|theme-toggle)|feedback[\\/](skeleton|error-state|empty-state|badge)|hooks[\\/](use-media-query|use-on-demand))\.|shell[\\/](account-button|featured-cases|footer|impersonation-banner|query-error)|session[\\/]navbar-store|src[\\/]labels[\\/](dates|date-text|countries|choices)|domain[\\/]money|icons[\\/](arrow-|chevrons-up-down|menu|monitor|moon|sun|inbox)/,
            },
          ],
        },
      },
    },
  },
}));
