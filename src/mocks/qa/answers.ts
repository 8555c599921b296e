import { delay, HttpResponse } from 'msw';
import type { OperationId } from '@generated/operations';
import { refuse, refuseTooMany, refuseUnavailable } from '../../../server/calls/refusals';
import { type AnyReply, toResponse } from '../../../server/router/to-response';
import type { Respond } from '../tabs';
import { type Change, changedWithin, long, nothing } from './within-contract';
import { withoutRows } from './without-rows';

interface Answer {
  /** Follows the word "Answer". */
  label: string;
  /** Shown on the panel's button while it is switched on. */
  mark: string;
  give: (request: Request, exchange: Respond, id: OperationId) => Promise<Response> | Response;
}

/** What a tester can make the exchange answer instead of the truth. */
export const ANSWERS = {
  slow: after(3),
  verySlow: after(12),
  empty: { label: 'with empty lists', mark: 'Empty', give: withoutRows },
  bare: within('with nothing where the contract allows it', 'Bare', nothing),
  long: within('with long names and texts', 'Long', long),
  failure: refused('with a failure (500)', refuse('internal_error')),
  unavailable: refused('with a break of the exchange (503)', refuseUnavailable()),
  stale: refused('with a change by somebody else (409)', refuse('stale_version')),
  missing: refused('with no such record (404)', refuse('not_found')),
  forbidden: refused('with no access (403)', refuse('forbidden')),
  tooMany: refused('with too many requests (429)', refuseTooMany(30)),
  sessionEnded: refused('with the end of the session (401)', refuse('unauthorized')),
  otherBody: {
    label: 'with a body that breaks the contract',
    mark: 'Body',
    give: () => HttpResponse.json({ sent: 'by QA' }),
  },
  halfBody: {
    label: 'with half of a body',
    mark: 'Half',
    give: () => HttpResponse.text('{"sent": ', { headers: { 'Content-Type': 'application/json' } }),
  },
  noConnection: { label: 'not at all: no connection', mark: 'Offline', give: HttpResponse.error },
} as const satisfies Record<string, Answer>;

export type AnswerName = keyof typeof ANSWERS;

function after(seconds: number): Answer {
  return {
    label: `after ${seconds} seconds`,
    mark: `${seconds} s`,
    give: async (request, exchange) => {
      await delay(seconds * 1000);
      return await exchange(request);
    },
  };
}

/** The exchange's answer, with parts replaced by others that the contract allows. */
function within(label: string, mark: string, change: Change): Answer {
  return {
    label,
    mark,
    give: async (request, exchange, id) => await changedWithin(await exchange(request), id, change),
  };
}

/** A refusal, in the form that the exchange gives it. */
function refused(label: string, reply: AnyReply): Answer {
  const asked = { requestId: 'switched-by-qa', isKept: false, kept: null };
  return { label, mark: String(reply.status), give: () => toResponse(reply, asked) };
}
