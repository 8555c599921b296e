import type { Contract } from '../../contract/read-contract.ts';

/** generated/models.ts: every model by its name in the contract, so that a type test can go through all of them. */
export function modelsModule({ schemas }: Contract): string {
  const models = Object.keys(schemas).map((name) => `  ${name}: model.${name};`);
  return `import type * as model from './model';

/** Every named schema of the contract as Orval types it. */
export interface Models {
${models.join('\n')}
}
`;
}
