/**
 * openapi/cable.yaml -> generated/cable.ts: of each channel who may watch it, the schema of its parameters and of its
 * messages, what each message makes stale, and what a client may say in it.
 */
import { readsOf, readsText } from './generated-reads.mjs';

/**
 * @param {object} cable the bundled AsyncAPI document.
 * @param {object} contract the bundled OpenAPI document, whose reads the messages name.
 * @returns {string} the module's source.
 */
export function cableModule(cable, contract) {
  const reads = new Set(
    Object.values(contract.paths).flatMap((item) => item.get?.operationId ?? []),
  );
  const schemas = cable.components.schemas;
  const channels = Object.entries(cable.channels).map(([name, channel]) => {
    const said = saidIn(name, cable);
    const all = Object.entries(channel.messages).map(([type, reference]) => {
      const message = cable.components.messages[nameOf(reference)];
      return { type, message, schema: resolve(message.payload, schemas) };
    });
    const actions = all
      .filter(({ type }) => said.has(type))
      .map(({ type, schema }) => {
        if (schema.properties.action?.const !== type)
          throw new Error(`The payload of ${type} names another action.`);
        return `${type}: ${zodOf(schema, schemas)}`;
      });
    const heard = all.filter(({ type }) => !said.has(type));
    const messages = heard.map(({ type, message, schema }) => {
      const named = message['x-makes-stale'];
      const unknown = readsOf(named, contract['x-read-sets']).filter((read) => !reads.has(read));
      if (unknown.length > 0) throw new Error(`${type} makes ${unknown} stale, which is no read.`);
      if (schema.properties.type?.const !== type)
        throw new Error(`The payload of ${type} names another type.`);
      return `${JSON.stringify(type)}: { schema: ${zodOf(schema, schemas)}, stale: ${readsText(named)} }`;
    });
    const params = channel['x-params']
      ? zodOf(resolve(channel['x-params'], schemas), schemas)
      : 'zod.strictObject({})';
    return `/** ${channel.description} */
${name}: { audience: ${JSON.stringify(channel['x-audience'])}, params: ${params}, messages: { ${messages.join(', ')} }, actions: { ${actions.join(', ')} } }`;
  });
  return `import * as zod from 'zod/mini';
import { READ_SETS, type ReadId } from './reads';

interface Channel {
  /** Who may watch it; a \`party\` is one of the two sides, or the staff. */
  audience: 'visitor' | 'user' | 'party' | 'admin';
  params: zod.ZodMiniType;
  messages: Record<string, { schema: zod.ZodMiniType; stale: readonly ReadId[] }>;
  /** What a client that watches it may say, by \`perform\`. */
  actions: Record<string, zod.ZodMiniType>;
}

/** The channels of the cable. */
export const CHANNELS = { ${channels.join(',\n')} } as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof CHANNELS;
/** The actions of a channel. */
export type ChannelAction<Name extends ChannelName> = Extract<
  keyof (typeof CHANNELS)[Name]['actions'],
  string
>;
export type ChannelParams<Name extends ChannelName> = zod.output<(typeof CHANNELS)[Name]['params']>;
/** What a channel sends. */
export type ChannelMessage<Name extends ChannelName> = {
  [Type in keyof (typeof CHANNELS)[Name]['messages']]: (typeof CHANNELS)[Name]['messages'][Type] extends {
    schema: infer Schema extends zod.ZodMiniType;
  }
    ? Extract<zod.output<Schema>, { type: string }>
    : never;
}[keyof (typeof CHANNELS)[Name]['messages']];
`;
}

/** The messages that clients send in a channel. */
function saidIn(channel, { operations }) {
  const sent = Object.values(operations).filter(
    (operation) => operation.action === 'send' && nameOf(operation.channel) === channel,
  );
  return new Set(sent.flatMap(({ messages }) => messages.map(nameOf)));
}

function nameOf({ $ref }) {
  return $ref.split('/').at(-1);
}

function resolve(schema, schemas) {
  return schema.$ref ? schemas[nameOf(schema)] : schema;
}

/** The few kinds of schema that parameters and messages are made of. */
function zodOf(given, schemas) {
  const schema = resolve(given, schemas);
  if ('const' in schema) return `zod.literal(${JSON.stringify(schema.const)})`;
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties).map(([name, property]) => {
        const optional = !schema.required?.includes(name);
        const type = zodOf(property, schemas);
        return `${name}: ${optional ? `zod.optional(${type})` : type}`;
      });
      return `zod.strictObject({ ${fields.join(', ')} })`;
    }
    case 'integer': {
      const { minimum = 0, maximum = 2147483647 } = schema;
      return `zod.int().check(zod.minimum(${minimum}), zod.maximum(${maximum}))`;
    }
    case 'string':
      if (schema.enum) return `zod.enum(${JSON.stringify(schema.enum)})`;
      return `zod.string().check(zod.regex(new RegExp(${JSON.stringify(schema.pattern)})))`;
    default:
      throw new Error(`The cable knows no schema of the type ${schema.type}.`);
  }
}
