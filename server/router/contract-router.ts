import { Hono, type Context } from 'hono';
import type * as zod from 'zod/mini';
import { operations, type OperationId } from '@generated/operations';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { fullName } from '@/domain/users/party-names';
import type { Caller } from '../calls/caller';
import { findCaller, renewSessionAgain } from '../auth/sessions';
import { outageReason } from '../db/connect/outage';
import type { ExchangePorts, Log, LogFields } from '../ports/exchange-ports';
import { loggedError, withoutSecrets } from '../logged-error';
import { answerBefore } from '../unit-of-work/idempotency';
import { auditImpersonation } from './audit-impersonation';
import { idempotencyKeyOf } from './idempotency-key';
import type { Call, CallBy, Handlers, Refusal, RequestFacts } from '../calls/operation-types';
import {
  parseBody,
  parseHeader,
  parseParams,
  parseQuery,
  RequestRefused,
  type BodyPart,
  type TextPart,
} from './parse-request';
import { refuse, refuseUnavailable } from '../calls/refusals';
import { type AnyReply, toResponse } from './to-response';
import { uploads } from './uploads';

/** The contract's table entry without the literal types of the single operation. */
interface Operation {
  method: string;
  path: string;
  role: 'visitor' | 'user' | 'verified_buyer' | 'admin';
  /** Whether only the person may do it, nobody in their name. */
  isInPerson: boolean;
  params: TextPart | null;
  query: TextPart | null;
  header: TextPart | null;
  body: BodyPart | null;
  responses: Record<number, zod.ZodMiniType | null>;
  /** The codes with which it may refuse. */
  codes: readonly string[];
  /** Whether a client may cache the answer and revalidate it. */
  isKept: boolean;
}

const LONGEST_LOGGED_PATH = 200;

type AnyHandler = (call: unknown) => Promise<AnyReply>;

interface Served {
  id: OperationId;
  operation: Operation;
  handler: AnyHandler;
}

interface Received {
  request: Request;
  /** The raw texts of the path's parameters. */
  params: Record<string, string>;
  facts: RequestFacts;
}

/** What the host knows about a request besides the request itself. */
export interface HostFacts {
  address?: string;
}

/**
 * Serves every operation of the contract. Role, parts and body are checked here, once, before a handler runs. Outside
 * production, the answer is checked too, and one that breaks the contract becomes a 500 with the reason in the log.
 */
export function contractRouter(handlers: Handlers, ports: ExchangePorts) {
  const app = new Hono<{ Bindings: HostFacts }>();
  const admit = uploads();

  /** Gives every answer a number, and the log a line with that number. */
  const respond = async (
    context: Context<{ Bindings: HostFacts }>,
    called: LogFields,
    replyTo: (facts: RequestFacts) => Promise<AnyReply> | AnyReply,
    isKept = false,
  ): Promise<Response> => {
    const facts = {
      id: newRequestId(),
      address: context.env?.address ?? 'unknown',
      origin: new URL(context.req.url).origin,
    };
    const started = performance.now();
    const response = await toResponse(await replyTo(facts), {
      requestId: facts.id,
      isKept,
      kept: context.req.raw.headers.get('If-None-Match'),
    });
    ports.log.info('request', {
      request_id: facts.id,
      ...called,
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };

  // Typed by OperationId on both sides, but TypeScript cannot relate the two sides of a map inside a loop.
  const table = Object.entries(operations) as [OperationId, Operation][];
  const fixedPathsFirst = [...new Set(table.map(([, { path }]) => path))].toSorted(
    (a, b) => a.split('{').length - b.split('{').length,
  );
  for (const path of fixedPathsFirst) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const here = table.filter(([, operation]) => operation.path === path);
    const methods = here.flatMap(([, operation]) =>
      answersHead(operation) ? [operation.method, 'HEAD'] : operation.method,
    );
    const headers = { Allow: methods.join(', ') };
    const refuseMethod = (context: Context<{ Bindings: HostFacts }>) =>
      respond(context, { method: context.req.raw.method, path }, () =>
        refuse('method_not_allowed', { headers }),
      );
    for (const [id, operation] of here) {
      // The map is exhaustive and each handler is typed by its own id; the loop only loses track of which one.
      const handler = handlers[id] as unknown as AnyHandler;
      const served = { id, operation, handler };
      app.on(operation.method, pattern, (context) => {
        const request = context.req.raw;
        // Hono calls the reading operation for HEAD too.
        if (request.method === 'HEAD' && !answersHead(operation)) return refuseMethod(context);
        const params = context.req.param();
        const replyTo = (facts: RequestFacts) =>
          answer(served, { request, params, facts }, ports, admit).catch((error: unknown) =>
            replyToFailure(error, { request_id: facts.id, path }, ports.log),
          );
        return respond(context, { operation: id }, replyTo, operation.isKept);
      });
    }
    app.all(pattern, refuseMethod);
  }
  // A route, because Hono never calls `notFound` of an app that is mounted below another.
  app.all('*', (context) => {
    const path = withoutSecrets(context.req.path).slice(0, LONGEST_LOGGED_PATH);
    return respond(context, { method: context.req.raw.method, path }, () =>
      refuse('not_found', { message: 'There is nothing at this address.' }),
    );
  });
  return app;
}

/** Not if a whole file would be read only to be discarded. */
const answersHead = ({ method, responses }: Operation) =>
  method === 'GET' && Boolean(responses[200]);

/**
 * The handler's reply, or the reason why it was not called.
 * @throws RequestRefused if a part of the request is faulty.
 */
async function answer(
  { id, operation, handler }: Served,
  { request, params, facts }: Received,
  ports: ExchangePorts,
  admit: ReturnType<typeof uploads>,
): Promise<AnyReply> {
  const caller = await findCaller(ports, request);
  const by = { caller, request: facts, ports };
  await auditImpersonation(by, id, operation, params);
  const barred = barredBy(operation, caller);
  if (barred) return barred;
  const header = operation.header && parseHeader(operation.header, request.headers);
  const fromUrl = {
    params: operation.params && parseParams(operation.params, params),
    query: parseQuery(operation.query, new URL(request.url).search),
  };
  const reply = await admit(operation.body, by, async () => {
    const sent = {
      ...fromUrl,
      body: operation.body && (await parseBody(operation.body, operation.role, request)),
    };
    const name = header?.['Idempotency-Key'];
    const key = await idempotencyKeyOf(name, caller, id, sent, ports.settings);
    const call = { ...sent, ...by, key } satisfies Record<keyof Call<OperationId>, unknown>;
    // Before the handler, so that a repetition neither counts as a try nor hashes again; an upload was counted on
    // arrival.
    const before = key && (await answerBefore(ports.db, key));
    return before ? await answerAgain(before, by) : await handler(call);
  });
  if (!ports.settings.production) assertDocumented(operation, reply, facts);
  return reply;
}

/** The earlier answer. If it brought a new token, the caller who has not received that one gets another. */
async function answerAgain(
  before: AnyReply,
  { caller, ports }: Pick<CallBy<Caller>, 'caller' | 'ports'>,
): Promise<AnyReply> {
  const isRenewal = 'renewsSession' in before && before.renewsSession === true;
  if (!isRenewal || caller.kind !== 'user') return before;
  return { ...before, headers: await renewSessionAgain(ports, caller) };
}

/**
 * The refusal of a faulty request, or the answer that the database is away; otherwise a 500, with the reason in the
 * log.
 */
function replyToFailure(error: unknown, called: LogFields, log: Log): AnyReply {
  if (error instanceof RequestRefused) return refuse(error.code, error.details);
  const outage = outageReason(error);
  if (outage !== null) {
    log.warn('database_away', { ...called, message: outage });
    return refuseUnavailable();
  }
  log.error('request_failed', { ...called, error: loggedError(error) });
  return refuse('internal_error');
}

/** The role check of every operation (design, section 2). */
function barredBy({ role, isInPerson }: Operation, caller: Caller): AnyReply | null {
  if (role === 'visitor') return null;
  if (caller.kind === 'visitor') return refuse('unauthorized');
  if ((role === 'admin') !== (caller.kind === 'admin')) return refuse('forbidden');
  const verified = caller.kind === 'user' && isVerifiedBuyer(caller.user);
  if (role === 'verified_buyer' && !verified) return refuse('buyer_not_verified');
  if (!isInPerson || caller.kind !== 'user' || !caller.impersonator) return null;
  return refuse('in_person_only', { message: `Only ${fullName(caller.user)} can do this.` });
}

function assertDocumented(operation: Operation, reply: AnyReply, facts: RequestFacts): void {
  if (!(reply.status in operation.responses))
    throw new Error(`Undocumented status ${reply.status}`);
  // From 400 on, the types of the handlers allow nothing else; the router has lost those types.
  const refusal = reply.status >= 400 ? (reply.body as Refusal) : null;
  if (refusal && !operation.codes.includes(refusal.code))
    throw new Error(`The contract lists no ${refusal.code} for this operation`);
  const schema = operation.responses[reply.status];
  if (!schema) return;
  const result = schema.safeParse(refusal ? { ...refusal, request_id: facts.id } : reply.body);
  if (!result.success) {
    throw new Error(
      `The answer ${reply.status} breaks the contract: ${JSON.stringify(result.error.issues)}`,
    );
  }
}

function newRequestId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
