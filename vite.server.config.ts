import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the Node host: its own code in one file per entry, with packages left in node_modules. */
export default defineConfig({
  resolve: { alias: { '@': folder('./src'), '@generated': folder('./generated') } },
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { input: { node: 'server/node.ts', 'db-cli': 'server/db-cli.ts' } },
  },
});
