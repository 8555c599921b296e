import type { Plugin } from 'vite';

/** How the bundler begins a CommonJS module, before minification. */
const WRAPPED = /(__commonJS\w*\(\()\(([\w$, ]*)\) => \{/g;

/**
 * Lets the browser compile wrapped modules, such as React, in another thread while they load: it assumes that a
 * function in parentheses runs at once. It would parse an arrow function a second time when the app starts, while
 * nothing else can happen.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    renderChunk(code, { name }) {
      const eager = code.replaceAll(WRAPPED, '$1function ($2) {');
      if (name === 'react' && eager === code)
        throw new Error('The bundler begins modules of CommonJS in another way than WRAPPED says.');
      return eager === code ? null : { code: eager, map: null };
    },
  };
}
