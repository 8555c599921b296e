/**
 * Which modules share a file. A page is a handful of files, none over 100 KB: the libraries, what every page needs, what
 * the auth pages share, the frame around the other pages with the pieces of lists; then its own code. Small modules in
 * files of their own would be forty requests.
 */
export const chunkGroups = [
  group('libraries', [
    'preload-helper',
    ...packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'zustand'),
    ...packages('axios', '@tanstack/react-query', '@tanstack/query-core'),
    ...packages('clsx', 'class-variance-authority'),
  ]),
  // Before the base, which would take it along: only a session and forms need it.
  group('schemas', ['/src/api/answer-schemas.']),
  group('base', [
    '/src/api/',
    '/src/session/',
    '/src/navigation/',
    '/src/paths.',
    '/generated/api/auth/',
    ...ui('', 'button', 'icon-button'),
    ...ui('feedback/', 'alert', 'toast', 'spinner', 'full-screen-spinner', 'skeletons-shown'),
    ...ui('layout/', 'logo', 'theme'),
    ...ui('hooks/', 'use-delayed-flag', 'use-document-title', 'merge-refs'),
    ...ui('inputs/', 'field', 'field-context', 'field-error', 'control-styles', 'input'),
    ...ui('inputs/', 'search-input', 'password-input', 'select', 'checkbox', 'choice-row'),
    ...packages('@radix-ui/react-slot', '@radix-ui/react-compose-refs'),
    '/lucide-react/dist/esm/shared/',
    '/lucide-react/dist/esm/createLucideIcon.',
    '/lucide-react/dist/esm/Icon.',
    '/lucide-react/dist/esm/context.',
    ...icons(
      'circle-',
      'triangle-',
      'chevron-',
      'eye',
      'info.',
      'x.',
      'check.',
      'minus.',
      'search.',
    ),
  ]),
  group('auth-layout', ui('layout/', 'auth-layout', 'grid')),
  group('login', [
    ...login('auth-link', 'links/auth-links', 'marketing-url', 'use-complete-login', 'email-field'),
    ...login('light-form', 'login/password-login-form', 'login/link-login-form'),
  ]),
  group('frame', [
    '/src/table/',
    '/generated/queries.',
    '/src/cases/featured-store.',
    '/src/domain/money.',
    '/src/labels/date',
    '/src/labels/countries.',
    '/src/labels/choices.',
    '/src/shell/account-button.',
    '/src/cases/featured-cases.',
    '/src/shell/footer.',
    '/src/shell/impersonation-banner.',
    '/src/shell/query-error.',
    ...ui('inputs/', 'filter-chips', 'choice-filter', 'switch', 'segments'),
    ...ui('data/', 'pagination', 'card', 'monogram', 'breadcrumbs'),
    ...ui('layout/', 'page', 'app-shell', 'menu-button', 'skip-link', 'nav-item', 'theme-toggle'),
    ...ui('feedback/', 'skeleton', 'error-state', 'empty-state', 'badge'),
    ...ui('hooks/', 'use-media-query', 'use-on-demand'),
    ...icons('arrow-', 'chevrons-up-down', 'menu.', 'monitor.', 'moon.', 'sun.', 'inbox.'),
  ]),
];

/** An earlier group has the first claim to a module, and takes what the module imports along. */
function group(name: string, parts: readonly string[]) {
  return {
    name,
    test: (id: string) => {
      const path = id.replaceAll('\\', '/');
      return parts.some((part) => path.includes(part));
    },
  };
}

function packages(...names: string[]): string[] {
  return names.map((name) => `/node_modules/${name}/`);
}

function ui(folder: string, ...names: string[]): string[] {
  return names.map((name) => `/src/ui/${folder}${name}.`);
}

function login(...names: string[]): string[] {
  return names.map((name) => `/src/features/auth/${name}.`);
}

function icons(...names: string[]): string[] {
  return names.map((name) => `/lucide-react/dist/esm/icons/${name}`);
}
