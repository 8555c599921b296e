import { ClaimStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../keys-of';
import {
  CLAIM_TRANSITIONS,
  type ClaimActor,
  type ClaimTransition,
  claimStatusAfter,
  editableClaimPart,
  isAgreed,
  mayStillBeBought,
  listingEnd,
  mayHaveOffers,
  takesRedactedCopies,
} from './claim-state';

type Ways = Partial<Record<ClaimTransition, [next: ClaimStatus, by: ClaimActor[]]>>;

/** Every way out of every state; what is not here is forbidden. */
const WAYS: Record<ClaimStatus, Ways> = {
  draft: { submit: ['in_review', ['seller']], withdraw: ['withdrawn', ['seller', 'staff']] },
  changes_requested: {
    submit: ['in_review', ['seller']],
    withdraw: ['withdrawn', ['seller', 'staff']],
  },
  in_review: {
    approve: ['open', ['staff']],
    request_changes: ['changes_requested', ['staff']],
    reject: ['rejected', ['staff']],
    withdraw: ['withdrawn', ['seller', 'staff']],
  },
  rejected: {},
  open: {
    pause: ['paused', ['seller', 'staff']],
    take_off: ['paused', ['staff']],
    withdraw: ['withdrawn', ['seller', 'staff']],
    expire: ['expired', ['system']],
    accept_offer: ['under_offer', ['system']],
  },
  paused: {
    take_off: ['paused', ['staff']],
    resume: ['open', ['seller', 'staff']],
    release: ['paused', ['staff']],
    withdraw: ['withdrawn', ['seller', 'staff']],
  },
  under_offer: {
    cancel_negotiation: ['open', ['system']],
    complete_negotiation: ['sold', ['system']],
  },
  sold: {},
  withdrawn: { relist: ['in_review', ['seller']], revise: ['draft', ['seller']] },
  expired: { relist: ['in_review', ['seller']], revise: ['draft', ['seller']] },
};

const statuses = Object.values(ClaimStatus);
// Keys of an object are texts to TypeScript; these are the transitions.
const transitions = keysOf(CLAIM_TRANSITIONS);
const actors: ClaimActor[] = ['seller', 'staff', 'system'];

describe.each(statuses)('a claim that is %s', (status) => {
  test.each(transitions)('%s', (transition) => {
    const way = WAYS[status][transition];
    for (const actor of actors) {
      const expected = way?.[1].includes(actor) ? way[0] : null;
      expect([actor, claimStatusAfter(status, transition, actor)]).toEqual([actor, expected]);
    }
  });
});

test.each<[ClaimStatus, ReturnType<typeof editableClaimPart>]>([
  ['draft', 'all'],
  ['changes_requested', 'all'],
  ['open', 'price'],
  ['paused', 'price'],
  ['in_review', 'none'],
  ['rejected', 'none'],
  ['under_offer', 'none'],
  ['sold', 'none'],
  ['withdrawn', 'none'],
  ['expired', 'none'],
])('what can be changed of a claim that is %s: %s', (status, part) => {
  expect(editableClaimPart(status)).toBe(part);
});

test('offers stand or come on the market only: a pause closes them', () => {
  const states = Object.values(ClaimStatus);
  expect(states.filter(mayHaveOffers)).toEqual(['open']);
});

test('an offer of the claim is accepted while it is sold, and once it is', () => {
  expect(statuses.filter(isAgreed).toSorted()).toEqual(['sold', 'under_offer']);
});

test('what may still be bought, now or later, may be followed', () => {
  expect(statuses.filter(mayStillBeBought).toSorted()).toEqual(['open', 'paused', 'under_offer']);
});

test('a listing stands for 90 days, over a change of the clocks as well', () => {
  expect(listingEnd(new Date('2026-11-20T10:00:00.000Z'))).toEqual(
    new Date('2027-02-18T10:00:00.000Z'),
  );
  expect(listingEnd(new Date('2027-02-01T23:30:00.000Z'))).toEqual(
    new Date('2027-05-02T23:30:00.000Z'),
  );
});

test('copies for buyers change until an offer is accepted', () => {
  const closed = statuses.filter((status) => !takesRedactedCopies(status));
  expect(closed.toSorted()).toEqual(['rejected', 'sold', 'under_offer']);
});
