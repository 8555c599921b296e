// `node scripts/with-postgres.mjs <command> …` runs the command with TEST_DATABASE_URL set to a
// PostgreSQL started for it, or to the one that is set already.
import { startPostgres } from '../tests/support/postgres/start-postgres.ts';
import { runForeground } from './run.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node scripts/with-postgres.mjs <command> [arguments]');
  process.exit(2);
}

let server;
try {
  server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (server) console.log(`${server.version} on ${server.url}`);
try {
  process.exitCode = await runForeground(command, args, {
    env: { ...process.env, ...(server && { TEST_DATABASE_URL: server.url }) },
  });
} catch (error) {
  console.error(`"${command}" could not be started: ${error.message}`);
  process.exitCode = 1;
} finally {
  await server?.stop();
}
