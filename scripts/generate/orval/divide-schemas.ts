import { camel } from '../names.ts';

/** A check right behind another one, whose arguments hold no brackets. */
const NEXT_CHECK = /(\.check\((?:[^()]|\([^()]*\))*)\)\s*\.check\(/;
const NO_CODE = /\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** One call for all checks of a schema: each call makes the schema anew. */
function withChecksTogether(text: string): string {
  return NEXT_CHECK.test(text) ? withChecksTogether(text.replace(NEXT_CHECK, '$1, ')) : text;
}

/** What a module of Orval imports from the file that holds all schemas. */
const IMPORT = /^import \{([\w\s,]+)\} from '\.\.\/claimsExchange\.schemas\.ts';/m;

const fileOf = (schema: string) => `${camel(schema)}.ts`;
const importOf = (name: string, path: string) => `import { ${name} } from '${path}';`;

/** The name that a statement gives to a schema, to a type or to one of its limits. */
const nameOf = (statement: string) => /^export (?:const|type) (\w+)/.exec(statement)?.[1] ?? '';
const isType = (statement: string) => statement.startsWith('export type ');

interface Divided {
  /** The text of each file by its name. */
  files: Map<string, string>;
  /** What imports from the whole, importing from them. */
  leadToFiles: (text: string) => string;
}

/**
 * Divides the schemas of the contract's components, which Orval writes into one file, into one for each, so that a page
 * runs those that it checks with and no others.
 */
export function divideSchemas(file: string): Divided {
  const [head, ...statements] = file.split(/^(?=export )/m);

  // Before a schema stand the limits that it names, behind it the types of what it reads.
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
