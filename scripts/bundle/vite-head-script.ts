import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Where `write-pages.ts` finds the head script of pages with rows, below the app's files. */
export const ROWS_HEAD_SCRIPT = '.vite/rows-head-script.js';

/**
 * Inlines `src/opening/head-script.ts` into the head of index.html, before everything that the page loads. Writes the
 * head script of pages with rows next to Vite's manifest.
 */
export function headScript(): Plugin {
  let root = '';
  let alias: Record<string, string>;
  let code: Promise<string> | undefined;
  return {
    name: 'head-script',
    configResolved(config) {
      root = config.root;
      alias = Object.fromEntries(
        config.resolve.alias.flatMap(({ find, replacement }) =>
          typeof find === 'string' ? [[find, replacement]] : [],
        ),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => {
        code ??= built('head-script', root, alias);
        return [{ tag: 'script', children: await code, injectTo: 'head-prepend' }];
      },
    },
    async generateBundle() {
      const source = await built('rows-head-script', root, alias);
      this.emitFile({ type: 'asset', fileName: ROWS_HEAD_SCRIPT, source });
    },
  };
}

/** A script of `src/opening`, built for inlining in HTML. */
async function built(name: string, root: string, alias: Record<string, string>): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    resolve: { alias },
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/opening', `${name}.ts`),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  // A `</script` in it would close its element.
  return result.output[0].code.trim().replaceAll('</script', String.raw`<\/script`);
}
