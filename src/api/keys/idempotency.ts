import type { AxiosRequestConfig } from 'axios';
import { MINUTE } from '@/domain/time';
import { currentEpoch } from '@/session/epoch';
import { newKey } from './new-key';

/** One act of the person, however often it has to be sent. */
interface Act {
  /** Sent as `Idempotency-Key`: the exchange does an act only once. */
  key: string;
  body: string;
  /** The record it concerns; undefined if no other act can be its opposite. */
  record: string | undefined;
  url: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Called when the exchange has answered. The same write is then another act. */
  end: () => void;
}

/**
 * Milliseconds after which nobody is still waiting for a lost answer. A person who does the same again later means
 * another act. The offer that was made despite the lost answer may have been withdrawn since, and the old answer would
 * say that it stands.
 */
const LAPSES_AFTER_MS = 5 * MINUTE;

/** Acts without an answer: still in flight, or their answer was lost. */
const unanswered = new Map<string, Act>();
let epoch = currentEpoch();

/**
 * The act that a write belongs to. The same write sent again is the same act until it is answered, whether the person
 * presses once more or the app retries.
 */
export function actOf({ method, url = '', data }: AxiosRequestConfig): Act {
  if (epoch !== currentEpoch()) unanswered.clear();
  epoch = currentEpoch();
  const body = textOf(data);
  // Several POSTs to one address may be in flight, each adding something. Any other write replaces what was written to
  // its address before: going back to the earlier body is an act of its own.
  const place = method === 'POST' ? `${url} ${body}` : `${method} ${url}`;
  const now = Date.now();
  const known = unanswered.get(place);
  if (known?.body === body && now - known.sentAt < LAPSES_AFTER_MS) {
    known.sentAt = now;
    return known;
  }
  // Following, unfollowing and following again are three acts, even if the answer of the first was lost: the record is
  // `/api/claims/7` of `/api/claims/7/follow`. A body with a version differs when the same is done again. A file does
  // not become another one because the file next to it has arrived.
  const isApart = data instanceof FormData || body.includes('"lock_version"');
  const act: Act = {
    key: newKey(),
    body,
    record: isApart ? undefined : /^(\/[^/]+){3}/.exec(url)?.[0],
    url,
    sentAt: now,
    end: () => {
      for (const [at, other] of unanswered) {
        if (other === act || areOpposites(act, other)) unanswered.delete(at);
      }
    },
  };
  unanswered.set(place, act);
  return act;
}

/** Doing and undoing something to a record share an address, or have no body. A follow does not undo an offer. */
function areOpposites(act: Act, other: Act): boolean {
  if (act.record === undefined || act.record !== other.record) return false;
  return act.url === other.url || (act.body === '' && other.body === '');
}

/** A file is identified by what a person tells files apart by; the exchange compares their content. */
function textOf(data: unknown): string {
  if (!(data instanceof FormData)) return JSON.stringify(data) ?? '';
  const parts = Array.from(data, ([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
  return JSON.stringify(parts);
}
