import type { Schema } from '../../contract/openapi-types.ts';
import { type Contract, listedRows, type Operation } from '../../contract/read-contract.ts';
import { staleReads, staleText } from '../modules/reads.ts';

/**
 * What each successful write means for the answers and the session that a client holds: the source text of a `Write`
 * (src/api/after-write.ts), by operation.
 */
export function writesOf(contract: Contract): Map<string, string> {
  const { operations, resolve } = contract;
  const schemaOf = ({ responses, success }: Operation) => {
    const content = responses.get(success)?.content;
    return content?.type === 'application/json' ? content.schema : undefined;
  };
  const propertiesOf = (schema: Schema): string[] => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
  };
  const reads = operations.filter(({ method }) => method === 'GET');
  const isRecord = ({ path, parameters }: Operation) =>
    /^[^{]*(\{id\})?$/.test(path) &&
    (path.includes('{') || parameters.every((parameter) => parameter.in !== 'query'));
  const writeText = (write: Operation) => {
    const answer = schemaOf(write);
    // Of the same kind, and the only record at its address.
    const answersAlike = (read: Operation) =>
      isRecord(read) && schemaOf(read)?.$ref === answer?.$ref;
    const newest = answer && !write.beginsSession && reads.find(answersAlike)?.id;
    const gone =
      write.method === 'DELETE' ? reads.find(({ path }) => path === write.path) : undefined;
    const record = answer ?? (gone && schemaOf(gone));
    const holds = record ? propertiesOf(record) : [];
    const rows = staleReads(write.makesStale, contract.document).flatMap((id) => {
      const read = id.startsWith('list') ? contract.byId.get(id) : undefined;
      const list = read && listedRows(contract, read);
      const fits = list && propertiesOf(list.row).every((name) => holds.includes(name));
      return fits ? [[id, list.under] as const] : [];
    });
    const facts = {
      ...(write.takesKey && { takesKey: true }),
      ...(write.beginsSession && { begins: write.beginsSession }),
      ...(newest && { newest }),
      ...(gone && { gone: gone.id }),
      ...(rows.length > 0 && { rows: Object.fromEntries(rows) }),
    };
    const texts = Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`);
    if (write.makesStale.length > 0) texts.push(`stale: ${staleText(write.makesStale)}`);
    return `{ ${texts.join(', ')} }`;
  };
  const writes = operations.filter(({ method }) => method !== 'GET');
  return new Map(writes.map((write) => [write.id, writeText(write)]));
}
