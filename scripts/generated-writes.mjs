import { takesKey } from './contract/error-examples.ts';
import { placedOperationsOf, resolver } from './generated-modules.mjs';
import { readsOf, readsText } from './generated-reads.mjs';

/**
 * What follows from each successful write for the answers and the session that a client holds: the text of a `Write`
 * (src/api/after-write.ts), by its operation.
 * @returns {Map<string, string>}
 */
export function writesOf(contract) {
  const resolve = resolver(contract);
  const operations = placedOperationsOf(contract);
  const schemaOf = ({ responses }) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    return resolve(success)?.content?.['application/json']?.schema;
  };
  const propertiesOf = (schema) => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
  };
  const nameOf = (schema) => schema?.$ref ?? null;
  const reads = operations.filter(({ method }) => method === 'get');
  const byId = Object.fromEntries(reads.map((read) => [read.operationId, read]));
  const asksInQuery = ({ path, parameters = [] }) =>
    !path.includes('{') && parameters.some((each) => resolve(each).in === 'query');
  const isRecord = ({ path }) => /^[^{]*(\{id\})?$/.test(path);
  const listed = (read) => {
    if (!read.operationId.startsWith('list')) return null;
    const properties = Object.entries(resolve(schemaOf(read)).properties);
    const [under, { items: row }] = properties.find(([, { type }]) => type === 'array');
    return { under, row };
  };

  const sets = contract['x-read-sets'];
  return new Map(
    operations
      .filter(({ method }) => method !== 'get')
      .map((write) => {
        const { method, path, operationId: id } = write;
        const answer = schemaOf(write);
        const stale = readsOf(write['x-makes-stale'], sets);
        const begins = write['x-begins-session'] ?? null;
        // Of the same kind, and the only one at its address.
        const answersAlike = (read) =>
          isRecord(read) && !asksInQuery(read) && nameOf(schemaOf(read)) === nameOf(answer);
        const newest = answer && !begins ? (reads.find(answersAlike)?.operationId ?? null) : null;
        const gone =
          method === 'delete'
            ? (reads.find((read) => read.path === path)?.operationId ?? null)
            : null;
        const record = answer ?? (gone && schemaOf(byId[gone]));
        const holds = record ? propertiesOf(record) : [];
        const rows = Object.fromEntries(
          stale.flatMap((list) => {
            const { under, row } = listed(byId[list]) ?? {};
            const fits = row && propertiesOf(row).every((name) => holds.includes(name));
            return fits ? [[list, under]] : [];
          }),
        );
        const facts = {
          ...(takesKey(contract, write) && { takesKey: true }),
          ...(begins && { begins }),
          ...(newest && { newest }),
          ...(gone && { gone }),
          ...(Object.keys(rows).length > 0 && { rows }),
        };
        const texts = Object.entries(facts).map(
          ([name, fact]) => `${name}: ${JSON.stringify(fact)}`,
        );
        if (stale.length > 0) texts.push(`stale: ${readsText(write['x-makes-stale'])}`);
        return [id, `{ ${texts.join(', ')} }`];
      }),
  );
}
