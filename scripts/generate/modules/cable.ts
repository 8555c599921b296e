/**
 * openapi/cable.yaml -> generated/cable.ts: for each channel, who may watch it, the schemas of its parameters and
 * messages, what each message makes stale, and what a client may say in it.
 */
import type { Reference, Schema } from '../../contract/openapi-types.ts';
import { type Contract, resolverOf } from '../../contract/read-contract.ts';
import { nameOf } from '../names.ts';
import { staleReads, staleText } from './reads.ts';

/** The parts of the bundled AsyncAPI document that are used here. */
export interface CableDocument {
  channels: Record<string, Channel>;
  operations: Record<string, { action: string; channel: Reference; messages: Reference[] }>;
}
interface Channel {
  description: string;
  'x-audience': string;
  'x-params'?: Schema;
  messages: Record<string, Message | Reference>;
}
interface Message {
  payload: Schema;
  'x-makes-stale'?: string[];
}

type Resolve = Contract['resolve'];

/** @param contract whose reads the messages name. */
export function cableModule(cable: CableDocument, contract: Contract): string {
  const resolve = resolverOf(cable);
  const channels = Object.entries(cable.channels).map(([name, channel]) => {
    const said = saidIn(name, cable);
    const all = Object.entries(channel.messages).map(([type, reference]) => {
      const message = resolve(reference);
      return { type, message, schema: resolve(message.payload) };
    });
    const actions = all
      .filter(({ type }) => said.has(type))
      .map(({ type, schema }) => {
        if (schema.properties?.['action']?.const !== type)
          throw new Error(`The payload of ${type} names another action.`);
        return `${type}: ${zodOf(schema, resolve)}`;
      });
    const heard = all.filter(({ type }) => !said.has(type));
    const messages = heard.map(({ type, message, schema }) => {
      const stale = message['x-makes-stale'] ?? [];
      const unknown = staleReads(stale, contract.document).filter(
        (read) => contract.byId.get(read)?.method !== 'GET',
      );
      if (unknown.length > 0)
        throw new Error(`${type} makes ${unknown.join(', ')} stale, which is no read.`);
      if (schema.properties?.['type']?.const !== type)
        throw new Error(`The payload of ${type} names another type.`);
      return `${JSON.stringify(type)}: { schema: ${zodOf(schema, resolve)}, stale: ${staleText(stale)} }`;
    });
    const params = zodOf(channel['x-params'] ?? { type: 'object' }, resolve);
    return `/** ${channel.description} */
${name}: { audience: ${JSON.stringify(channel['x-audience'])}, params: ${params}, messages: { ${messages.join(', ')} }, actions: { ${actions.join(', ')} } }`;
  });
  return `import * as zod from 'zod/mini';
import { READ_SETS } from './read-sets';
import type { ReadId } from './reads';

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
function saidIn(channel: string, { operations }: CableDocument): Set<string> {
  const sent = Object.values(operations).filter(
    (operation) => operation.action === 'send' && nameOf(operation.channel) === channel,
  );
  return new Set(sent.flatMap(({ messages }) => messages.map(nameOf)));
}

/** Supports the few kinds of schema that parameters and messages use. */
function zodOf(node: Schema, resolve: Resolve): string {
  const schema = resolve(node);
  if ('const' in schema) return `zod.literal(${JSON.stringify(schema.const)})`;
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const type = zodOf(property, resolve);
        return `${name}: ${schema.required?.includes(name) ? type : `zod.optional(${type})`}`;
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
    case undefined:
    default:
      throw new Error(`The cable knows no schema of the type ${String(schema.type)}.`);
  }
}
