import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tinyRecords, type TinyRecord } from './tiny-records';

/**
 * Eleven operations of the contract as somebody else might implement them: plain node:http, records in memory, keys in
 * another order, header names in another case, no mailbox, no other sites.
 */
export const TINY_OPERATIONS = [
  'signInUser',
  'signOutUser',
  'getCurrentUser',
  'getIdentityVerification',
  'listDocuments',
  'getDocument',
  'signInAdmin',
  'signOutAdmin',
  'getAdminProfile',
  'getStaffContact',
  'reportClientError',
];

interface Asked {
  path: string;
  query: URLSearchParams;
  body: string;
  request: IncomingMessage;
  token: string;
  /** The owner of the session, if there is one. */
  who: TinyRecord | undefined;
}
interface Told {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
}
interface Route {
  method: string;
  path: RegExp;
  role?: 'user' | 'admin';
  query?: string[];
  handle: (asked: Asked) => Told;
}

const refuse = (status: number, code: string, headers = {}): Told => ({
  status,
  json: { message: 'No.', code },
  headers,
});
const INVALID: Told = {
  status: 422,
  json: {
    errors: { field: ['Is wrong.'] },
    code: 'validation_failed',
    message: 'Check the fields.',
  },
};

const MOST_REPORTS = 30;
const VISITOR_BYTES = 16 * 1024;
const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

export function tinyServer(): Server {
  const { people, documents } = tinyRecords();
  const sessions = new Map<string, TinyRecord>();
  let reports = 0;

  /** A JSON body that `read` accepts, or the refusal. */
  const withBody = (
    { request, body }: Asked,
    read: (json: Record<string, unknown>) => Told,
  ): Told => {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return refuse(415, 'unsupported_media_type');
    if (body.length > VISITOR_BYTES) return refuse(413, 'payload_too_large');
    try {
      const json: unknown = JSON.parse(body);
      const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
      return isObject ? read(json as Record<string, unknown>) : INVALID;
    } catch {
      return refuse(400, 'malformed_body');
    }
  };

  const signIn = (under: 'user' | 'admin') => (asked: Asked) =>
    withBody(asked, (json) => {
      const { email, password, ...surplus } = Object(json[under]) as Record<string, unknown>;
      const isWhole = Object.keys(json).join() === under && Object.keys(surplus).length === 0;
      const isEmail = isText(email, 254) && /^[^@\s]+@[\w-]+(\.[\w-]+)+$/.test(String(email));
      if (!isWhole || !isEmail || !isText(password, 128)) return INVALID;
      const found = people.find((each) => each.role === under && each.email === email);
      if (!found || found.password !== password) return refuse(422, 'invalid_credentials');
      const token = randomBytes(32).toString('base64url');
      sessions.set(token, found);
      return { status: 200, json: found.shown, headers: { AUTHORIZATION: `Bearer ${token}` } };
    });

  const signOut = ({ token, request }: Asked): Told => {
    const key = request.headers['idempotency-key'];
    if (key !== undefined && !/^[!-~]{1,200}$/.test(String(key))) return INVALID;
    sessions.delete(token);
    return { status: 204 };
  };

  const listDocuments = ({ query }: Asked): Told => {
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('per_page') ?? 25);
    const kinds = query.get('kind')?.split(',');
    const known = new Set(['gov_id', 'tax_form', 'other']);
    const isSound = Number.isInteger(page) && page > 0 && Number.isInteger(size) && size > 0;
    const isNamed =
      kinds === undefined || (kinds.length <= 20 && kinds.every((kind) => known.has(kind)));
    if (!isSound || page > 1_000_000 || size > 100 || !isNamed) return INVALID;
    const found = documents.filter(({ kind }) => kinds?.includes(kind) ?? true);
    const rows = found.slice((page - 1) * size, page * size);
    return {
      status: 200,
      json: { documents: rows, total_count: found.length, current_page: page },
    };
  };

  const report = (asked: Asked) =>
    withBody(asked, ({ message, path, stack = '', ...surplus }) => {
      const isStack = typeof stack === 'string' && stack.length <= 10_000;
      if (
        Object.keys(surplus).length > 0 ||
        !isText(message, 2_000) ||
        !isText(path, 500) ||
        !isStack
      )
        return INVALID;
      reports += 1;
      return reports > MOST_REPORTS
        ? refuse(429, 'rate_limited', { 'retry-after': '600' })
        : { status: 204 };
    });

  const self = ({ who }: Asked): Told => ({ status: 200, json: who?.shown });
  const oneDocument = ({ path }: Asked): Told => {
    const found = documents.find(({ id }) => id === Number(path.split('/').at(-1)));
    return found ? { status: 200, json: found } : refuse(404, 'not_found');
  };
  const contact = ({ request }: Asked): Told => {
    const json = { email: 'help@tiny.example' };
    const etag = `"${createHash('sha256').update(json.email).digest('hex').slice(0, 12)}"`;
    const isKept = request.headers['if-none-match'] === etag;
    return isKept ? { status: 304, headers: { etag } } : { status: 200, json, headers: { etag } };
  };
  const identity = (): Told => ({
    status: 200,
    json: { verification: null, status: 'not_submitted' },
  });

  const routes: Route[] = [
    { method: 'POST', path: /^\/users\/sign_in$/, handle: signIn('user') },
    { method: 'DELETE', path: /^\/users\/sign_out$/, role: 'user', handle: signOut },
    { method: 'GET', path: /^\/auth\/current_user$/, role: 'user', handle: self },
    { method: 'GET', path: /^\/api\/identity_verification$/, role: 'user', handle: identity },
    {
      method: 'GET',
      path: /^\/api\/documents$/,
      role: 'user',
      query: ['page', 'per_page', 'kind'],
      handle: listDocuments,
    },
    { method: 'GET', path: /^\/api\/documents\/[1-9]\d{0,9}$/, role: 'user', handle: oneDocument },
    { method: 'POST', path: /^\/admins\/sign_in$/, handle: signIn('admin') },
    { method: 'DELETE', path: /^\/admins\/sign_out$/, role: 'admin', handle: signOut },
    { method: 'GET', path: /^\/admin\/profile$/, role: 'admin', handle: self },
    { method: 'GET', path: /^\/api\/staff_contact$/, handle: contact },
    { method: 'POST', path: /^\/api\/client_errors$/, handle: report },
  ];

  const answer = (asked: Asked): Told => {
    const here = routes.filter(({ path }) => path.test(asked.path));
    if (here.length === 0) return refuse(404, 'not_found');
    const route = here.find(({ method }) => method === asked.request.method);
    if (!route)
      return refuse(405, 'method_not_allowed', { ALLOW: here.map(({ method }) => method).join() });
    if (route.role && !asked.who) return refuse(401, 'unauthorized');
    if (route.role && asked.who?.role !== route.role) return refuse(403, 'forbidden');
    const isKnown = [...asked.query.keys()].every((name) => route.query?.includes(name));
    return isKnown ? route.handle(asked) : INVALID;
  };

  return createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const body = Buffer.concat(pieces).toString();
      const asked = { path: url.pathname, query: url.searchParams, body, request, token };
      const { status, json, headers } = answer({ ...asked, who: sessions.get(token) });
      const number = randomBytes(8).toString('hex');
      response.writeHead(status, {
        'x-request-id': number,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
      const shown = status >= 400 ? { request_id: number, ...(Object(json) as object) } : json;
      response.end(json === undefined ? undefined : JSON.stringify(shown));
    });
  });
}
