import type * as zod from 'zod/mini';
import type { operations as ContractOperations } from '@generated/contract';
import type { ERROR_CODES } from '@generated/error-codes';
import type { CodeOf, operations, OperationId } from '@generated/operations';
import type { ErrorBody, ErrorCode } from '@generated/model';
import type { ExchangePorts } from '../ports/exchange-ports';
import type { idempotencyKeyRows } from '../db/schema';
import type { AdminCaller, Caller, UserCaller } from './caller';

type Operations = typeof operations;

/** What a handler says about an error; the router adds the `request_id`. */
export type Refusal<Code extends ErrorCode = ErrorCode> = Omit<ErrorBody, 'request_id' | 'code'> & {
  code: Code;
};

/** An answer that does not do what was asked. */
export interface Refused<Code extends ErrorCode = ErrorCode> {
  status: (typeof ERROR_CODES)[Code]['status'];
  body: Refusal<Code>;
  headers?: Record<string, string>;
}

type BodyOf<Response, Code extends ErrorCode> = Response extends {
  content: { 'application/json': infer Body };
}
  ? Body extends ErrorBody
    ? Refusal<Code>
    : Body
  : Response extends { content: { 'application/octet-stream': unknown } }
    ? ReadableStream<Uint8Array<ArrayBuffer>>
    : null;

type Responses<Id extends OperationId> = ContractOperations[Id]['responses'];

/** One of the answers the contract documents for the operation, and no other; an error has one of its codes. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: {
    status: Status;
    body: BodyOf<Responses<Id>[Status], CodeOf<Id>>;
    headers?: Record<string, string>;
  };
}[keyof Responses<Id>];

type Parsed<Part> = Part extends { schema: infer Schema extends zod.ZodMiniType }
  ? zod.output<Schema>
  : null;

type CallerOf<Role> = Role extends 'admin'
  ? AdminCaller
  : Role extends 'user' | 'verified_buyer'
    ? UserCaller
    : Caller;

/** What the calls of all operations have in common. */
export interface CallBy<Who extends Caller> {
  caller: Who;
  request: RequestFacts;
  ports: ExchangePorts;
  /** Null if the client gave none. */
  key: IdempotencyKey | null;
}

/** A request whose role was checked and whose parts were parsed. */
export interface Call<Id extends OperationId> extends CallBy<CallerOf<Operations[Id]['role']>> {
  params: Parsed<Operations[Id]['params']>;
  query: Parsed<Operations[Id]['query']>;
  body: Parsed<Operations[Id]['body']>;
}

/** Names one act of a caller, so that it is done only once. */
export type IdempotencyKey = Pick<
  typeof idempotencyKeyRows.$inferSelect,
  'caller' | 'operation_id' | 'key' | 'request_hash'
>;

export interface RequestFacts {
  id: string;
  /** The client's network address as the host knows it. */
  address: string;
  /** The origin under which the client reaches the exchange: `http://localhost:3000`. */
  origin: string;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** A handler for every operation: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
