import { fieldsOf, METHODS, type ContractDocument } from './contract-document.ts';

/**
 * Puts the parameters of each operation into the same order in two contracts, followed by those that only one of them
 * has. `redocly diff` pairs parameters that differ by their position: if `search` had changed and another parameter now
 * came before it, it took `search` for renamed. It took a parameter whose schema and description had both changed for
 * removed and added: so each gets the current description, on whose words no client depends.
 */
export function alignParameters(before: ContractDocument, after: ContractDocument): void {
  for (const [path, item] of Object.entries(before.paths)) {
    const other = after.paths[path];
    if (!other) continue;
    align(before, item, after, other);
    for (const method of METHODS) {
      align(before, fieldsOf(before, item[method]), after, fieldsOf(after, other[method]));
    }
  }
}

type Fields = Record<string, unknown>;

function align(before: ContractDocument, old: Fields, after: ContractDocument, now: Fields): void {
  const [oldOnes, newOnes] = [old['parameters'], now['parameters']];
  if (!Array.isArray(oldOnes) || !Array.isArray(newOnes)) return;
  const oldNames = oldOnes.map((each) => nameOf(before, each));
  const newNames = newOnes.map((each) => nameOf(after, each));
  const order = oldNames.filter((name) => newNames.includes(name)).toSorted();
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const descriptions = new Map(
    newOnes.map((each) => [nameOf(after, each), fieldsOf(after, each)['description']]),
  );
  const described = oldOnes.map((each) => {
    const description = descriptions.get(nameOf(before, each));
    return { ...fieldsOf(before, each), ...(description !== undefined && { description }) };
  });
  old['parameters'] = sorted(described, (each) => placeOf(nameOf(before, each)));
  now['parameters'] = sorted(newOnes, (each) => placeOf(nameOf(after, each)));
}

function sorted(values: unknown[], placeOf: (value: unknown) => number): unknown[] {
  return values.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** For example `query search`. Header names are case-insensitive, so they are lower-cased. */
function nameOf(document: ContractDocument, parameter: unknown): string {
  const { in: kind, name } = fieldsOf(document, parameter);
  return `${String(kind)} ${kind === 'header' ? String(name).toLowerCase() : String(name)}`;
}
