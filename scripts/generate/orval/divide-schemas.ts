import { camel } from '../names.ts';

/** A check directly after another one, whose arguments hold no nested brackets. */
const NEXT_CHECK = /(\.check\((?:[^()]|\([^()]*\))*)\)\s*\.check\(/;
const NO_CODE = /\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Combines all checks of a schema into one call: each call creates the schema again. */
function withChecksTogether(text: string): string {
  return NEXT_CHECK.test(text) ? withChecksTogether(text.replace(NEXT_CHECK, '$1, ')) : text;
}

/** What a module of Orval imports from the file that holds all schemas. */
const IMPORT = /^import \{([\w\s,]+)\} from '\.\.\/claimsExchange\.schemas\.ts';/m;

const fileOf = (schema: string) => `${camel(schema)}.ts`;
const importOf = (name: string, path: string) => `import { ${name} } from '${path}';`;

/** The name of the schema, type or limit that a statement declares. */
const nameOf = (statement: string) => /^export (?:const|type) (\w+)/.exec(statement)?.[1] ?? '';
const isType = (statement: string) => statement.startsWith('export type ');

interface Divided {
  /** The text of each file by its name. */
  files: Map<string, string>;
  /** Changes imports from the one file into imports from these files. */
  leadToFiles: (text: string) => string;
}

/**
 * Divides the schemas of the contract's components, which Orval writes into one file, into one file each, so that a
 * page runs only those that it checks with.
 */
export function divideSchemas(file: string): Divided {
  const [head, ...statements] = file.split(/^(?=export )/m);

  // The limits that a schema names come before it, the types of what it reads after it.
  const modules: string[][] = [];
  let previous = 'export type ';
  for (const statement of statements) {
    if (isType(previous) && !isType(statement)) modules.push([]);
    modules.at(-1)?.push(statement);
    previous = statement;
  }
  const named = modules.map((own) => ({ own, name: fileOf(nameOf(own.find(isType) ?? '')) }));

  const homes = new Map(
    named.flatMap(({ name, own }) =>
      own.filter((statement) => !isType(statement)).map((one) => [nameOf(one), name]),
    ),
  );
  const files = named.map(({ name, own }) => {
    const text = withChecksTogether(own.join(''));
    const words = new Set(text.replaceAll(NO_CODE, '').match(/\w+/g));
    const imports = [...words].flatMap((word) => {
      const home = homes.get(word);
      return home === undefined || home === name ? [] : importOf(word, `./${home}`);
    });
    return [name, `${head}${imports.join('\n')}\n\n${text}`] as const;
  });
  const leadToFiles = (text: string) =>
    text.replace(IMPORT, (_whole, names: string) =>
      Array.from(names.matchAll(/\w+/g), ([name]) =>
        importOf(name, `../schemas/${homes.get(name)}`),
      ).join('\n'),
    );
  return { files: new Map(files), leadToFiles };
}
