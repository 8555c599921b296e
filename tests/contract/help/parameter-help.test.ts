import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/build-stamp.ts';
import { loadContract } from '../../../scripts/conformance/contract/load-contract.ts';

const { operations } = await loadContract();
const lists = operations.filter(({ parameters }) => parameters.some((one) => one.in === 'query'));

test.each(lists)(
  'the parameters of $id are explained where a hook is called',
  ({ id, parameters }) => {
    const file = `generated/model/${id}Params.ts`;
    const types = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\n\s*\* ?/g, ' ');
    const unexplained = parameters.filter(
      ({ in: place, description }) => place === 'query' && !types.includes(description ?? ''),
    );
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  },
);
