/** What the contract says as data of states, reviews and files, beside the functions that decide on it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type {
  BuyerAccountStatus,
  ClaimFields,
  ClaimStatus,
  DocumentKind,
  IdentityStatus,
  ListedCaseStatus,
  NegotiationActor,
  NegotiationStatus,
  OfferStatus,
  UserStatus,
} from '@generated/model';
import {
  BuyerAccountStatus as BuyerAccountStatuses,
  ClaimStatus as ClaimStatuses,
  DocumentKind as DocumentKinds,
  IdentityStatus as IdentityStatuses,
  ListedCaseStatus as CaseStatuses,
  NegotiationActor as NegotiationActors,
  NegotiationStatus as NegotiationStatuses,
  OfferStatus as OfferStatuses,
  RegisterStatus,
  UserStatus as UserStatuses,
} from '@generated/model';
import { isApplicationOpen } from '@/domain/buyers/buyer-account';
import { caseActs, caseStatusAfter } from '../../src/domain/cases/case-status';
import { claimGaps } from '../../src/domain/claims/claim-checks';
import {
  CLAIM_TRANSITIONS,
  claimStatusAfter,
  type ClaimActor,
} from '../../src/domain/claims/claim-state';
import {
  NEGOTIATION_TRANSITIONS,
  negotiationStatusAfter,
} from '../../src/domain/deals/negotiation-state';
import { OFFER_TRANSITIONS, offerStatusAfter } from '../../src/domain/deals/offer-state';
import { documentSizeLimit } from '../../src/domain/documents/document-limits';
import {
  buyerStatusChanges,
  identityReviews,
  mayLogIn,
  maySubmitIdentity,
  userStatusChanges,
} from '../../src/domain/users/user-status';
import { keysOf } from '../../src/domain/keys-of';

interface Transition<Status> {
  from: Status[];
  to: Status;
  actor: 'user' | 'buyer' | 'seller' | 'maker' | 'recipient' | 'staff' | 'system';
}

// The linter has checked the files; their schemas name nothing in each other that is looked at here.
const schemas = (file: string) =>
  parse(readFileSync(`openapi/schemas/${file}.yaml`, 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;

function transitionsOf<Status extends string>(file: string, name: string): Transition<Status>[] {
  return schemas(file)[name]?.['x-transitions'] as Transition<Status>[];
}

const pairs = <Status extends string>(transitions: readonly Transition<Status>[]) =>
  [...new Set(transitions.flatMap(({ from, to }) => from.map((state) => `${state} to ${to}`)))]
    .toSorted()
    .join('\n');

const isClaimActor = (actor: string): actor is ClaimActor =>
  ['seller', 'staff', 'system'].includes(actor);

/** Who in a negotiation an actor of the contract may be: either side makes offers and receives them. */
const SIDES: Record<string, NegotiationActor[]> = {
  maker: ['buyer', 'seller'],
  recipient: ['buyer', 'seller'],
  user: ['buyer', 'seller'],
};

const byWhom = (from: string, to: string, actor: string) => `${from} to ${to} by ${actor}`;

describe('the transitions of the contract', () => {
  test('of an offer are those of its state machine, by whom they are', () => {
    const possible = Object.values(OfferStatuses).flatMap((state) =>
      keysOf(OFFER_TRANSITIONS).flatMap((transition) =>
        (['maker', 'recipient', 'system'] as const).flatMap((actor) => {
          const to = offerStatusAfter(state, transition, actor);
          return to === null ? [] : [byWhom(state, to, actor)];
        }),
      ),
    );
    const listed = transitionsOf<OfferStatus>('offer', 'OfferStatus').flatMap(
      ({ from, to, actor }) => from.map((state) => byWhom(state, to, actor)),
    );
    expect(listed.toSorted()).toEqual(possible.toSorted());
  });

  test('of a negotiation are those of its state machine, by whom they are', () => {
    const possible = Object.values(NegotiationStatuses).flatMap((state) =>
      keysOf(NEGOTIATION_TRANSITIONS).flatMap((transition) =>
        Object.values(NegotiationActors).flatMap((actor) => {
          const to = negotiationStatusAfter(state, transition, actor);
          return to === null ? [] : [byWhom(state, to, actor)];
        }),
      ),
    );
    const listed = transitionsOf<NegotiationStatus>('negotiation', 'NegotiationStatus').flatMap(
      ({ from, to, actor }) =>
        from.flatMap((state) => (SIDES[actor] ?? [actor]).map((side) => byWhom(state, to, side))),
    );
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(possible)].toSorted());
  });

  test('of a claim are those of its state machine, by whom they are', () => {
    const listed = transitionsOf<ClaimStatus>('claim', 'ClaimStatus');
    const transitions = keysOf(CLAIM_TRANSITIONS);
    for (const { from, to, actor } of listed)
      for (const state of from)
        expect(
          transitions.some(
            (transition) =>
              isClaimActor(actor) && claimStatusAfter(state, transition, actor) === to,
          ),
          `${state} to ${to} by ${actor}`,
        ).toBe(true);
    const possible = Object.values(ClaimStatuses).flatMap((state) =>
      Object.values(CLAIM_TRANSITIONS)
        .filter(({ from }) => (from as readonly ClaimStatus[]).includes(state))
        .map(({ to, by }) => ({ from: [state], to, actor: by[0] })),
    );
    expect(pairs(listed)).toBe(pairs<ClaimStatus>(possible));
  });

  test('of a case are what our staff may do', () => {
    const possible = Object.values(CaseStatuses).flatMap((state) =>
      caseActs(state).flatMap((act) => {
        const to = caseStatusAfter(state, act);
        return to === null ? [] : [byWhom(state, to, 'staff')];
      }),
    );
    const listed = transitionsOf<ListedCaseStatus>('case', 'ListedCaseStatus').flatMap(
      ({ from, to, actor }) => from.map((state) => byWhom(state, to, actor)),
    );
    expect(listed.toSorted()).toEqual(possible.toSorted());
  });

  test('of a user are what an administrator may do, the confirmation, and the end that the user makes', () => {
    const transitions = transitionsOf<UserStatus>('user', 'UserStatus');
    const byStaff = Object.values(UserStatuses).flatMap((state) =>
      userStatusChanges(state).map((to) => ({ from: [state], to, actor: 'staff' as const })),
    );
    expect(pairs(transitions.filter(({ actor }) => actor === 'staff'))).toBe(pairs(byStaff));
    const closings = Object.values(UserStatuses).filter(mayLogIn);
    expect(pairs(transitions.filter(({ actor }) => actor === 'user'))).toBe(
      pairs<UserStatus>([
        { from: ['pending'], to: 'active', actor: 'user' },
        { from: closings, to: 'deactivated', actor: 'user' },
      ]),
    );
  });

  test('of a buyer account are what its user submits and an administrator decides', () => {
    const states = Object.values(BuyerAccountStatuses);
    const byStaff = states.flatMap((state) =>
      buyerStatusChanges({
        status: 'active',
        identity_status: 'approved',
        buyer_account_status: state,
      }).map((to) => ({ from: [state], to, actor: 'staff' as const })),
    );
    const byUser = states
      .filter(isApplicationOpen)
      .map((state) => ({ from: [state], to: 'pending' as const, actor: 'user' as const }));
    const transitions = transitionsOf<BuyerAccountStatus>('user', 'BuyerAccountStatus');
    expect(pairs(transitions)).toBe(pairs<BuyerAccountStatus>([...byUser, ...byStaff]));
  });

  test('of an identity are what its user submits and an administrator decides', () => {
    const states = Object.values(IdentityStatuses);
    const possible = [
      ...states
        .filter(maySubmitIdentity)
        .map((state) => ({ from: [state], to: 'pending' as const, actor: 'user' as const })),
      ...states.flatMap((state) =>
        identityReviews({ status: 'active', identity_status: state }).map((to) => ({
          from: [state],
          to,
          actor: 'staff' as const,
        })),
      ),
    ];
    const transitions = transitionsOf<IdentityStatus>('user', 'IdentityStatus');
    expect(pairs(transitions)).toBe(pairs<IdentityStatus>(possible));
  });
});

describe('what the contract says a review needs', () => {
  const needs = schemas('my-claim')['ClaimFields']?.['x-needed-for-review'] as {
    field: string;
    when?: Partial<Record<keyof ClaimFields, unknown[]>>;
  }[];
  const parameters = {
    currency: 'USD',
    claim_types: [],
    claim_classes: [],
    assets: [],
    required_document_kinds: [],
    questions: [],
    minimum_claim_amount: null,
    offer_expiry_hours: 72,
    seller_fee_percent: '1',
    buyer_fee_percent: '1',
    restricted_countries: [],
  };

  test.each(
    Object.values(RegisterStatus).flatMap((register_status) =>
      [true, false].map((has_preference_exposure) => ({
        register_status,
        has_preference_exposure,
      })),
    ),
  )('is what a claim lacks in which nothing else is filled: %o', (claim) => {
    const isNeeded = ({ field, when = {} }: (typeof needs)[number]) =>
      !Object.hasOwn(claim, field) &&
      Object.entries(when).every(([name, values]) =>
        values.includes(claim[name as keyof typeof claim]),
      );
    const lacking = claimGaps(claim, { parameters, documents: [] });
    expect(Object.keys(lacking).toSorted()).toEqual(
      needs
        .filter(isNeeded)
        .map(({ field }) => field)
        .toSorted(),
    );
  });
});

test('the sizes of files in the contract are the ones that are taken', () => {
  const upload = schemas('document')['DocumentUpload']?.['properties'] as {
    file: { 'x-max-bytes': Partial<Record<DocumentKind, number>> & { other: number } };
  };
  const limits = upload.file['x-max-bytes'];
  for (const kind of Object.values(DocumentKinds))
    expect(limits[kind] ?? limits.other).toBe(documentSizeLimit(kind));
});
