import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Puts `src/opening/head-script.ts` into the head of index.html, before everything that the page loads. */
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
        code ??= inlined(root, alias);
        return [{ tag: 'script', children: await code, injectTo: 'head-prepend' }];
      },
    },
  };
}

async function inlined(root: string, alias: Record<string, string>): Promise<string> {
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
        input: join(root, 'src/opening/head-script.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  // A `</script` in it would end the element that holds it.
  return result.output[0].code.trim().replaceAll('</script', String.raw`<\/script`);
}
