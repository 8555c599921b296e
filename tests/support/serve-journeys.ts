/** The exchange of the journeys: the built one, on a new database that it need not make first. */
import { addNewDatabase } from './postgres/new-database.ts';

await addNewDatabase(process.env['DATA_DIR'] ?? '');
// Built: not there yet where types are checked.
await import(new URL('../../dist/server/node.js', import.meta.url).href);
