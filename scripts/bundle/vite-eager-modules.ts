import type { Plugin } from 'vite';

/** How the bundler begins a module of CommonJS, before anything is shortened. */
const WRAPPED = /(__commonJS\w*\(\()\(([\w$, ]*)\) => \{/g;

/**
 * Has the browser compile wrapped modules, such as React, in another thread while they come: it takes a function in
 * brackets for one that runs at once. An arrow function it reads a second time, when the app starts and nothing else can happen.
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
