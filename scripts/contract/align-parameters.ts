import { fieldsOf, METHODS, type ContractDocument } from './contract-document.ts';

/**
 * Puts the parameters of each operation of two contracts in one order, the ones that only one of them has at the end.
 * `redocly diff` pairs those that are not alike by their place: where `search` had changed and another one stood before it
 * now, it took `search` for renamed. One whose schema and description had both changed it took for removed and added: each
 * gets the description of now, whose words no client depends on.
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

/** As in `query search`; of a header, which may be written in either case, in small letters. */
function nameOf(document: ContractDocument, parameter: unknown): string {
  const { in: kind, name } = fieldsOf(document, parameter);
  return `${String(kind)} ${kind === 'header' ? String(name).toLowerCase() : String(name)}`;
}
