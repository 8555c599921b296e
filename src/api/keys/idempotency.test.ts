import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  assignConversation,
  closeConversation,
  reopenConversation,
} from '@generated/api/admin-conversations/admin-conversations';
import { followClaim, unfollowClaim } from '@generated/api/follows/follows';
import {
  createMyClaim,
  listMyClaims,
  updateMyClaim,
  uploadClaimDocument,
} from '@generated/api/my-claims/my-claims';
import { makeOffer } from '@generated/api/offers/offers';
import { MINUTE } from '@/domain/time';
import { beginSession } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import * as announce from '../announce';

const exchange = mockExchange();

describe('a write is one act until it is answered', () => {
  const draft = { case_id: 1, claim: { face_amount: '250000' } };
  const keys: (string | null)[] = [];
  beforeEach(() => {
    keys.length = 0;
    useSession.setState({ token: 'first' });
    vi.spyOn(announce, 'showError').mockImplementation(() => undefined);
  });

  /** Answers one write after the other, and keeps the keys that they came with. */
  function answers(...responses: (() => Response)[]): void {
    exchange.use(
      http.all('/api/*', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return (responses.shift() ?? (() => HttpResponse.json({ id: 1 })))();
      }),
    );
  }
  const cut = () => HttpResponse.error();
  const fault = (status: number) => () =>
    HttpResponse.json({ message: 'x', code: 'internal_error', request_id: '1' }, { status });
  /** Whether it was done nobody knows. */
  const lost = fault(500);
  const outcome = async (call: Promise<unknown>) =>
    await call.then(
      () => 'done',
      () => 'failed',
    );

  test.each<[string, () => Response]>([
    ['a fault', lost],
    ['an exchange that is not available', fault(503)],
    ["a proxy's page", () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a success that is none', () => HttpResponse.html('<h1>Welcome to our WLAN</h1>')],
  ])('after %s the same is sent with the same key', async (_, response) => {
    answers(response);
    expect(await outcome(createMyClaim(draft))).toBe('failed');
    expect(await outcome(createMyClaim(draft))).toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('whose connection is lost, and which is sent once more at once with the same key', async () => {
    answers(cut);
    expect(await outcome(createMyClaim(draft))).toBe('done');
    expect(keys[1]).toBe(keys[0]);
    expect(announce.showError).not.toHaveBeenCalled();
  });

  test('which has failed when the connection stays lost, and is the same when it is tried again', async () => {
    answers(cut, cut);
    expect(await outcome(createMyClaim(draft))).toBe('failed');
    expect(announce.showError).toHaveBeenCalledOnce();
    expect(await outcome(createMyClaim(draft))).toBe('done');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test('after an answer, good or bad, the same again is another act', async () => {
    answers(() => HttpResponse.json({ id: 1 }), fault(422));
    for (let sent = 0; sent < 3; sent += 1) await outcome(createMyClaim(draft));
    expect(new Set(keys).size).toBe(3);
  });

  test('whose answer nobody waits for any more: the same again is another act', async () => {
    answers(lost, lost);
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    for (const minutes of [0, 4, 9]) {
      clock.mockReturnValue(start + minutes * MINUTE);
      await outcome(createMyClaim(draft));
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('two presses at once are one act', async () => {
    answers();
    await Promise.all([createMyClaim(draft), createMyClaim(draft)]);
    expect(new Set(keys).size).toBe(1);
  });

  test('another body is another act, and does not make the first one forgotten', async () => {
    answers(lost);
    await outcome(createMyClaim(draft));
    await outcome(createMyClaim({ case_id: 2, claim: {} }));
    await outcome(createMyClaim(draft));
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test('to save something else and then the first again is an act of its own', async () => {
    answers(lost);
    const save = (ask_percent: string) =>
      outcome(updateMyClaim(7, { claim: { ask_percent }, lock_version: 1 }));
    await save('70');
    await save('75');
    await save('70');
    expect(new Set(keys).size).toBe(3);
  });

  test('the same file is the same upload, another one is not', async () => {
    answers(lost, lost);
    const upload = (name: string) => {
      const file = new File(['picture'], name, { lastModified: 1 });
      return outcome(uploadClaimDocument(7, { file, kind: 'proof_of_claim' }));
    };
    await upload('passport.png');
    await upload('letter.png');
    await upload('passport.png');
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['to follow', () => followClaim(7), () => unfollowClaim(7)],
    [
      'to take over',
      () => assignConversation(7, { to_me: true }),
      () => assignConversation(7, { to_me: false }),
    ],
    ['to close', () => closeConversation(7), () => reopenConversation(7)],
  ])('%s again after the opposite was answered is an act of its own', async (_, act, opposite) => {
    answers(lost);
    await outcome(act());
    await outcome(opposite());
    await outcome(act());
    expect(new Set(keys).size).toBe(3);
  });

  test('what is done to another record does not make an act forgotten', async () => {
    answers(lost);
    await outcome(followClaim(7));
    await outcome(followClaim(77));
    await outcome(unfollowClaim(77));
    await outcome(followClaim(7));
    expect(keys[3]).toBe(keys[0]);
  });

  test('neither does what is no opposite of it: a follow of the claim that an offer was made for', async () => {
    answers(lost);
    const offer = () =>
      outcome(
        makeOffer(7, {
          offer: {
            price_percent: '112.5',
            recourse: 'none',
            excess_claim: 'shared',
            settlement_days: 5,
            payment_method: 'usdc',
            expires_in_hours: 72,
          },
        }),
      );
    await offer();
    await outcome(followClaim(7));
    await offer();
    expect(keys[2]).toBe(keys[0]);
  });

  test('neither does another file, nor an upload what was saved', async () => {
    const upload = (name: string) => {
      const file = new File(['picture'], name, { lastModified: 1 });
      return outcome(uploadClaimDocument(7, { file, kind: 'proof_of_claim' }));
    };
    const save = () => outcome(updateMyClaim(7, { claim: { ask_percent: '70' }, lock_version: 1 }));
    answers(lost, lost);
    await upload('passport.png');
    await save();
    await upload('letter.png');
    await save();
    await upload('passport.png');
    expect(keys.slice(3)).toEqual([keys[1], keys[0]]);
  });

  test('another session has other acts', async () => {
    answers(lost);
    await outcome(createMyClaim(draft));
    beginSession('second', { isAdmin: false });
    await outcome(createMyClaim(draft));
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('who reads sends no key, nor does a visitor', async () => {
    answers();
    await listMyClaims();
    useSession.setState({ token: null });
    await outcome(createMyClaim(draft));
    expect(keys).toEqual([null, null]);
  });
});
