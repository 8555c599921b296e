import type { AxiosRequestConfig } from 'axios';
import { currentEpoch } from '@/session/epoch';

/** One act of the person, however often it has to be sent. */
interface Act {
  /** Goes along as `Idempotency-Key`: the exchange does an act once. */
  key: string;
  body: string;
  /** The exchange has answered: the same again is another act. */
  end: () => void;
}

/** Acts that have no answer: under way, or their answer was lost. */
const unanswered = new Map<string, Act>();
let epoch = currentEpoch();

/**
 * The act that a write belongs to. The same write sent again is the same act until it was answered, whether a person
 * presses once more or the app tries again.
 */
export function actOf({ method, url, data }: AxiosRequestConfig): Act {
  if (epoch !== currentEpoch()) unanswered.clear();
  epoch = currentEpoch();
  const body = textOf(data);
  // A POST adds: two of them do not concern each other. What else is written to an address takes the place of what was
  // written before: to go back to the earlier body is an act of its own.
  const place = method === 'POST' ? `${url} ${body}` : `${method} ${url}`;
  const known = unanswered.get(place);
  if (known?.body === body) return known;
  const act: Act = {
    key: newKey(),
    body,
    end: () => {
      if (unanswered.get(place) === act) unanswered.delete(place);
    },
  };
  unanswered.set(place, act);
  return act;
}

/** `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file by what a person tells files apart by; the exchange compares their content. */
function textOf(data: unknown): string {
  if (!(data instanceof FormData)) return JSON.stringify(data) ?? '';
  const parts = Array.from(data, ([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
  return JSON.stringify(parts);
}
