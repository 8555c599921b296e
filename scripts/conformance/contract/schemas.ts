import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../contract/openapi-types.ts';
import type { Contract } from '../../contract/read-contract.ts';

/** Says what is wrong with a value, in a few words for each fault; empty if nothing is. */
export type Check = (value: unknown) => string[];

export interface Schemas {
  /** Strict: a property that the schema does not name is a fault, although OpenAPI would allow it. */
  answer: (schema: Schema) => Check;
  request: (schema: Schema) => Check;
}

const MOST_FAULTS = 5;

const compiledBefore = new WeakMap<Contract, Schemas>();

/**
 * The schemas of the contract, compiled by Ajv and independent of the code that the project generates from them;
 * compiled once for each contract.
 */
export function compileSchemas(contract: Contract): Schemas {
  const schemas = compiledBefore.get(contract) ?? compile(contract);
  compiledBefore.set(contract, schemas);
  return schemas;
}

function compile({ document }: Contract): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  // Its types describe one module format, and it loads in another (CommonJS).
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(anchored(document, 'contract', false) as object, 'contract');
  ajv.addSchema(anchored(document, 'strict', true) as object, 'strict');
  const compiled = new Map<string, Check>();
  const checkBy = (base: 'contract' | 'strict') => (schema: Schema) => {
    const key = `${base} ${JSON.stringify(schema)}`;
    const known = compiled.get(key);
    if (known) return known;
    const check = asCheck(ajv.compile(anchored(schema, base, base === 'strict') as object));
    compiled.set(key, check);
    return check;
  };
  return { answer: checkBy('strict'), request: checkBy('contract') };
}

function asCheck(validate: ValidateFunction): Check {
  return (value) => {
    if (validate(value)) return [];
    const faults = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const surplus: unknown = params['additionalProperty'];
      const named = typeof surplus === 'string' ? ` ("${surplus}")` : '';
      return `${instancePath || 'the answer'} ${message ?? 'is wrong'}${named}`;
    });
    return [...new Set(faults)].slice(0, MOST_FAULTS);
  };
}

/** A copy whose references name the document they point into, and whose objects are closed if `closed`. */
function anchored(node: unknown, base: string, closed: boolean): unknown {
  if (Array.isArray(node)) return node.map((child) => anchored(child, base, closed));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(node)) {
    copy[key] =
      key === '$ref' && typeof child === 'string' && child.startsWith('#')
        ? `${base}${child}`
        : anchored(child, base, closed);
  }
  if (closed && isOpenObject(copy)) copy['additionalProperties'] = false;
  return copy;
}

function isOpenObject(schema: Record<string, unknown>): boolean {
  return (
    schema['type'] === 'object' &&
    typeof schema['properties'] === 'object' &&
    !('additionalProperties' in schema)
  );
}
