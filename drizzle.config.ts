import { defineConfig } from 'drizzle-kit';

/** Only `drizzle-kit generate` is used. The exchange applies the SQL itself (`server/db/migrate.ts`). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
