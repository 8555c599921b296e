import { ORIGINS, follow } from './shared.js';

const ACTORS = ['user', 'seller', 'buyer', 'maker', 'recipient', 'staff', 'system'];

/** A part of a request with a pattern or a format says what it asks for, in the words that a person reads who missed it. */
export const Asks = () => {
  function fields(context, node, file, name) {
    const target = node.$ref ? context.resolve(node, file) : null;
    const schema = target?.node ?? node;
    const at = target?.location?.source.absoluteRef ?? file;
    const asks = node['x-asks'] ?? schema['x-asks'];
    const hasForm = schema.pattern !== undefined || ![undefined, 'binary'].includes(schema.format);
    if (hasForm && !asks) {
      context.report({
        message: `x-asks must say what ${name} asks for.`,
        location: context.location.key(),
      });
    }
    for (const part of [schema.items, ...(schema.oneOf ?? [])].filter(Boolean))
      fields(context, part, at, name);
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      fields(context, property, at, key);
  }
  const inFile = (context) => context.location.source.absoluteRef;
  return {
    Parameter: (parameter, context) =>
      fields(context, parameter.schema, inFile(context), parameter.name),
    RequestBody: (body, context) => {
      for (const { schema } of Object.values(body.content))
        fields(context, schema, inFile(context), 'the body');
    },
  };
};

/** Every named schema says where it comes from; a property has its schema's origin unless it states its own. */
export const SchemaOrigin = () => ({
  Schema(schema, { report, location }) {
    const named = /schemas\/[a-z-]+\.yaml#\/[A-Z][A-Za-z]*$/.test(location.absolutePointer);
    if (named && !ORIGINS.includes(schema['x-origin'])) {
      report({
        message: `x-origin must be one of ${ORIGINS.join(', ')}.`,
        location: location.key(),
      });
    }
  },
});

/** A list has an end, so that a client knows what it can be sent. */
export const BoundedLists = () => ({
  Schema(schema, { report, location }) {
    if ([schema.type].flat().includes('array') && schema.maxItems === undefined)
      report({ message: 'A list needs maxItems.', location: location.key() });
  },
});

/** Money and percentages are decimal strings: a float would lose cents. */
export const NoNumber = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    if (types.includes('number')) {
      report({
        message: 'No `number`: use `integer`, or a decimal string (Amount, Percent).',
        location: location.child('type'),
      });
    }
  },
});

/** What is called or sent says what it is, in a sentence; an enumeration says it of each value. */
export const Described = () => ({
  Operation: ({ description }, { report, location }) => {
    if (!description)
      report({ message: 'An operation needs a description.', location: location.key() });
  },
  Parameter: ({ description, name }, { report, location }) => {
    if (!description)
      report({ message: `The parameter ${name} needs a description.`, location: location.key() });
  },
  Schema(schema, context) {
    const { report, location } = context;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description && !follow(context, property)?.description) {
        report({
          message: `The property ${name} needs a description.`,
          location: location.child(['properties', name]).key(),
        });
      }
    }
    const told = schema['x-enumDescriptions'] ?? schema['x-codes'];
    // Codes of a published standard are described there.
    if (!schema.enum || /\bISO \d/.test(schema.description ?? '')) return;
    const silent = schema.enum.filter((value) => !told?.[value]);
    const unknown = Object.keys(told ?? {}).filter((value) => !schema.enum.includes(value));
    for (const value of [...silent, ...unknown]) {
      report({
        message: `Exactly the values of the enumeration have a sentence in x-enumDescriptions: ${value}.`,
        location: location.key(),
      });
    }
  },
});

/** Transitions lead from state to state of their own enumeration, by an operation there is or by the clock. */
export const Transitions = () => {
  const ids = new Set();
  const named = [];
  return {
    Operation({ operationId }) {
      ids.add(operationId);
    },
    Schema(schema, { report, location }) {
      for (const { from, to, operation, actor } of schema['x-transitions'] ?? []) {
        const states = [...(from ?? []), to];
        if (states.some((state) => !schema.enum.includes(state)) || !ACTORS.includes(actor)) {
          report({
            message: `The transition from ${from} to ${to} needs states of its enumeration and an actor of ${ACTORS.join(', ')}.`,
            location: location.child('x-transitions'),
          });
        }
        if (operation !== null) named.push({ operation, report, location });
      }
    },
    Root: {
      leave() {
        for (const { operation, report, location } of named.filter(
          (each) => !ids.has(each.operation),
        )) {
          report({
            message: `x-transitions names ${operation}, which is no operation.`,
            location: location.child('x-transitions'),
          });
        }
      },
    },
  };
};
