/** A check right behind another one, whose arguments hold no brackets. */
const NEXT_CHECK = /(\.check\((?:[^()]|\([^()]*\))*)\)\s*\.check\(/;
const NO_CODE = /\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** One call for all checks of a schema: each call makes the schema anew. */
function withChecksTogether(text) {
  return NEXT_CHECK.test(text) ? withChecksTogether(text.replace(NEXT_CHECK, '$1, ')) : text;
}

/** What a module of Orval imports from the file that holds all schemas. */
const IMPORT = /^import \{([\w\s,]+)\} from '\.\.\/claimsExchange\.schemas\.ts';/m;

const fileOf = (schema) => `${schema[0].toLowerCase()}${schema.slice(1)}.ts`;
const importOf = (name, path) => `import { ${name} } from '${path}';`;

/**
 * Divides the schemas of the contract's components, which Orval writes into one file, into one for each, so that a page
 * runs those that it checks with and no others.
 * @param {string} file what Orval wrote.
 * @returns the texts of the files by name, and a function that leads what imports from the whole to them.
 */
export function divideSchemas(file) {
  const [head, ...statements] = file.split(/^(?=export )/m);
  const isType = (statement) => statement.startsWith('export type ');
  const nameOf = (statement) => /^export (?:const|type) (\w+)/.exec(statement)[1];
  const schemas = new Set(statements.filter(isType).map(nameOf));

  // Before a schema stand the limits that it names, behind it the types of what it reads.
  const modules = [];
  let isWhole = true;
  for (const statement of statements) {
    if (isWhole && !isType(statement)) modules.push({ statements: [] });
    const module = modules.at(-1);
    module.statements.push(statement);
    isWhole = schemas.has(nameOf(statement));
    if (isWhole) module.schema ??= nameOf(statement);
  }

  const homes = new Map(
    modules.flatMap(({ schema, statements: own }) =>
      own.filter((statement) => !isType(statement)).map((one) => [nameOf(one), fileOf(schema)]),
    ),
  );
  const files = modules.map(({ schema, statements: own }) => {
    const text = withChecksTogether(own.join(''));
    const words = new Set(text.replaceAll(NO_CODE, '').match(/\w+/g));
    const imports = [...words]
      .filter((word) => homes.has(word) && homes.get(word) !== fileOf(schema))
      .map((word) => importOf(word, `./${homes.get(word)}`));
    return [fileOf(schema), `${head}${imports.join('\n')}\n\n${text}`];
  });
  const leadToFiles = (text) =>
    text.replace(IMPORT, (_, names) =>
      [...names.matchAll(/\w+/g)]
        .map(([name]) => importOf(name, `../schemas/${homes.get(name)}`))
        .join('\n'),
    );
  return { files: new Map(files), leadToFiles };
}
