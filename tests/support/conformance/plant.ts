import type { Received, Sent, Transport } from '../../../scripts/conformance/session/transport';

/** A fault that is put between suite and exchange. */
export interface Fault {
  name: string;
  /** The operations whose cases run. */
  focus: string[];
  groups: string[];
  /** What the report says about it: operation, group, case and message of one finding contain each of these. */
  finds: string[];
  plant: (exchange: Transport, people: People) => Transport;
}

/** Tokens of the people whom the suite knows. */
export type People = Record<'admin' | 'user' | 'buyer', string>;

export type Json = Record<string, unknown>;

/** Whether the request goes to an address such as `GET /api/claims/{id}`. */
export function goesTo(sent: Sent, address: string): boolean {
  const [method = '', path = ''] = address.split(' ');
  const pattern = path.replaceAll(/\{\w+\}/g, String.raw`\d+`);
  return sent.method === method && new RegExp(`^${pattern}$`).test(pathOf(sent));
}

export const pathOf = ({ path }: Sent) => path.split('?')[0] ?? '';
export const queryOf = ({ path }: Sent) => new URLSearchParams(path.split('?')[1] ?? '');

export function withQuery(sent: Sent, change: (query: URLSearchParams) => void): Sent {
  const query = queryOf(sent);
  change(query);
  const text = query.toString();
  return { ...sent, path: text === '' ? pathOf(sent) : `${pathOf(sent)}?${text}` };
}

export function withHeader(sent: Sent, name: string, value: string | null): Sent {
  const { [name]: _, ...others } = sent.headers;
  return { ...sent, headers: value === null ? others : { ...others, [name]: value } };
}

/** Every answer that the faults look into is JSON. */
export function jsonOf({ bytes }: Pick<Received, 'bytes'>): Json {
  return JSON.parse(new TextDecoder().decode(bytes)) as Json;
}

export function bodyOf({ body }: Sent): Json {
  return typeof body === 'string' ? (JSON.parse(body) as Json) : {};
}

export function answer(status: number, json: unknown, like?: Received): Received {
  const headers = new Headers(like?.headers);
  headers.set('content-type', 'application/json');
  if (!headers.has('x-request-id')) headers.set('x-request-id', 'planted-0000');
  return { status, headers, bytes: new TextEncoder().encode(JSON.stringify(json)) };
}

/** The error body of a refusal that the exchange would not give. */
export const refusal = (status: number, code: string, like?: Received): Received => {
  const request_id = like?.headers.get('x-request-id') ?? 'planted-0000';
  return answer(status, { message: 'Planted.', code, request_id }, like);
};

/** Sends requests to this address through `handle`, and all others to the exchange. */
export const at =
  (address: string | null, handle: (sent: Sent, exchange: Transport) => Promise<Received>) =>
  (exchange: Transport): Transport =>
  async (sent) =>
    address === null || goesTo(sent, address) ? await handle(sent, exchange) : await exchange(sent);

/** Changes the successes (or the answers of one status) from this address. */
export const changed = (
  address: string | null,
  change: (json: Json, sent: Sent) => unknown,
  status?: number,
) =>
  at(address, async (sent, exchange) => {
    const received = await exchange(sent);
    const isMeant = status === undefined ? received.status < 300 : received.status === status;
    const isJson = received.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (!isMeant || !isJson) return received;
    const json = jsonOf(received);
    return answer(received.status, change(json, sent) ?? json, received);
  });

/** Changes or removes a header of every answer from this address. */
export const headed = (
  address: string | null,
  name: string,
  value: string | null,
  status?: number,
) =>
  at(address, async (sent, exchange) => {
    const received = await exchange(sent);
    if (status !== undefined && received.status !== status) return received;
    const headers = new Headers(received.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return { ...received, headers };
  });

/** Gives answers of one status another one. */
export const restated = (address: string | null, from: number, to: number) =>
  at(address, async (sent, exchange) => {
    const received = await exchange(sent);
    return received.status === from ? { ...received, status: to } : received;
  });

/** Changes the request before it arrives. */
export const rewritten = (address: string | null, change: (sent: Sent) => Sent) =>
  at(address, async (sent, exchange) => await exchange(change(sent)));

/** If the exchange refuses, repeats the last success of the same address (or its collection). */
export const lenient = (
  address: string,
  refused: number,
  like: (sent: Sent) => string = pathOf,
) => {
  const known = new Map<string, Received>();
  return at(address, async (sent, exchange) => {
    const received = await exchange(sent);
    const key = like(sent);
    if (received.status < 300) known.set(key, received);
    return received.status === refused ? (known.get(key) ?? received) : received;
  });
};
