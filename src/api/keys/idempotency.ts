import type { AxiosRequestConfig } from 'axios';
import { MINUTE } from '@/domain/time';
import { currentEpoch } from '@/session/epoch';
import { newKey } from './new-key';

/** One act of the person, however often it has to be sent. */
interface Act {
  /** Goes along as `Idempotency-Key`: the exchange does an act once. */
  key: string;
  body: string;
  /** At what record; undefined where no other act can be its opposite. */
  record: string | undefined;
  url: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The exchange has answered: the same again is another act. */
  end: () => void;
}

/**
 * Milliseconds after which nobody waits for a lost answer any more. Whoever does the same again later means another act: by then
 * the offer that was made all the same may be withdrawn, and the answer of before would say that it stands.
 */
const LAPSES_AFTER_MS = 5 * MINUTE;

/** Acts that have no answer: under way, or their answer was lost. */
const unanswered = new Map<string, Act>();
let epoch = currentEpoch();

/**
 * The act that a write belongs to. The same write sent again is the same act until it was answered, whether a person
 * presses once more or the app tries again.
 */
export function actOf({ method, url = '', data }: AxiosRequestConfig): Act {
  if (epoch !== currentEpoch()) unanswered.clear();
  epoch = currentEpoch();
  const body = textOf(data);
  // Of what a POST adds there may be several under way. What else is written to an address takes the place of what was
  // written before: to go back to the earlier body is an act of its own.
  const place = method === 'POST' ? `${url} ${body}` : `${method} ${url}`;
  const now = Date.now();
  const known = unanswered.get(place);
  if (known?.body === body && now - known.sentAt < LAPSES_AFTER_MS) {
    known.sentAt = now;
    return known;
  }
  // To follow, to unfollow and to follow again are three acts, though the answer of the first was lost: `/api/claims/7` of
  // `/api/claims/7/follow`. With a version the same again has another body by then; and a file is no other one because the
  // file beside it has arrived.
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

/** What is done and undone at one record has one address, or no body: an offer for a claim is nothing that a follow undoes. */
function areOpposites(act: Act, other: Act): boolean {
  if (act.record === undefined || act.record !== other.record) return false;
  return act.url === other.url || (act.body === '' && other.body === '');
}

/** A file by what a person tells files apart by; the exchange compares their content. */
function textOf(data: unknown): string {
  if (!(data instanceof FormData)) return JSON.stringify(data) ?? '';
  const parts = Array.from(data, ([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
  return JSON.stringify(parts);
}
