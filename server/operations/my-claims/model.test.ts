import type { ClaimStatus } from '@generated/model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../auth/sessions';
import {
  type Actor,
  attach,
  create,
  fill,
  type Model,
  type ModelClaim,
  passTime,
  proceed,
  type Real,
  remove,
  review,
  REVIEWS,
  rowsNow,
  step,
  STEPS,
  stray,
  type Version,
} from '../../testing/claim-model';
import { claimSteps, demanding } from '../../testing/claim-steps';
import { openExchange, type TestExchange } from '../../testing/exchange-client';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
});
afterAll(() => exchange.close());

/** Every state that can be reached without an offer. */
const STATES = [
  'changes_requested',
  'draft',
  'expired',
  'in_review',
  'open',
  'paused',
  'rejected',
  'withdrawn',
];

/** The states that any claim has been in, so that the test knows how far it came. */
const reached = new Set<ClaimStatus>();

/** What holds after every call, whatever it was. */
async function expectInvariants({ claims, now }: Model, real: Real): Promise<void> {
  const rows = await rowsNow(real);
  expect(
    rows.map(({ id, status, lock_version }) => ({ id, status, version: lock_version })),
  ).toEqual(claims.map(({ id, status, version }) => ({ id, status, version })));
  for (const claim of claims) {
    reached.add(claim.status);
    const row = rows.find(({ id }) => id === claim.id);
    if (claim.status === 'open') expect(row?.expires_at?.getTime()).toBeGreaterThan(now);
    if (claim.version === claim.lookedAt) continue;
    claim.lookedAt = claim.version;
    if (claim.status === 'open' || claim.status === 'in_review')
      await expectReviewable(claim, real);
  }
}

/** On the market through an approval only, before a review only as a whole. */
async function expectReviewable({ id, status }: ModelClaim, { steps, token }: Real) {
  const claim = await steps.read(await token('seller'), id);
  const story = claim.timeline.map(({ type }) => type);
  const listed = story.indexOf('listed');
  const handedIn = story.findIndex((type) => type === 'submitted' || type === 'relisted');
  expect(listed >= 0 && listed < handedIn).toBe(status === 'open');
  expect(claim.face_amount).not.toBeNull();
  expect(claim.holder_name).not.toBeNull();
  expect(claim.answers).toHaveProperty('voted_on_plan');
  expect(claim.documents).toHaveLength(1);
}

const command = fc
  .record({
    // The latest claim most of the time.
    back: fc.constantFrom(0, 0, 0, 0, 1, 2),
    actor: fc.constantFrom<Actor>('seller', 'seller', 'admin', 'admin', 'other'),
    version: fc.constantFrom<Version>('present', 'present', 'older', 'newer'),
    choice: fc.nat({ max: 11 }),
    what: fc.constantFrom(
      ...Array<'proceed'>(10).fill('proceed'),
      ...Array<'stray'>(4).fill('stray'),
      ...(['fill', 'attach', 'step', 'review', 'delete', 'time', 'create'] as const),
    ),
  })
  .map(({ back, actor, version, choice, what }): fc.AsyncCommand<Model, Real> => ({
    check: ({ claims }) => (what === 'create' ? claims.length < 12 : claims.length > 0),
    run: async (model, real) => {
      if (what === 'create') await create(model, real);
      else if (what === 'time') await passTime(model, real, choice * 4 + 1);
      else {
        const claim = model.claims.at(-1 - (back % model.claims.length));
        if (!claim) throw new Error('There is no claim.');
        const doing = { model, real, claim, actor, version };
        if (what === 'proceed') await proceed(doing, choice);
        if (what === 'stray') await stray(doing, choice);
        if (what === 'fill') await fill(doing, choice % 3 > 0);
        if (what === 'attach') await attach(doing);
        if (what === 'step') await step(doing, STEPS[choice % 5] ?? 'submit');
        if (what === 'review') await review(doing, REVIEWS[choice % 3] ?? 'approve');
        if (what === 'delete') await remove(doing);
      }
      await expectInvariants(model, real);
    },
    toString: () => `${what}(${[actor, version, choice, back].join(' ')})`,
  }));

/** An empty exchange with a seller, somebody else, an administrator and a case that asks for one document. */
async function setUp(): Promise<{ model: Model; real: Real }> {
  await exchange.reset();
  const steps = claimSteps(exchange);
  const owners = {
    seller: { user_id: (await exchange.user()).user.id },
    other: { user_id: (await exchange.user()).user.id },
    admin: { admin_id: (await exchange.admin()).admin.id },
  };
  const required_document_kinds = ['proof_of_claim'] as const;
  const parameters = { ...demanding, required_document_kinds: [...required_document_kinds] };
  const { id: caseId } = await steps.case({ parameters });
  // A fresh session for each call: months pass in this test.
  const token = (actor: Actor) => openSession(exchange.db, owners[actor], exchange.ports.clock());
  return {
    model: { claims: [], now: exchange.ports.clock().getTime() },
    real: { exchange, steps, caseId, token },
  };
}

test(
  'whatever sellers, strangers and reviewers do, claims move as the state machine says',
  { timeout: 180_000 },
  async () => {
    const commands = fc.commands([command], { maxCommands: 80, size: 'max' });
    const walks = fc.asyncProperty(commands, async (run) => await fc.asyncModelRun(setUp, run));
    // Chance may leave a state out: then it walks on.
    for (
      let rounds = 0;
      rounds === 0 || (rounds < 4 && reached.size < STATES.length);
      rounds += 1
    ) {
      // What was found by then is reported; without a finding the test passes with fewer walks.
      await fc.assert(walks, { numRuns: 20, plugins: [fc.interruptAfterTimeLimit(30_000)] });
    }
    expect([...reached].toSorted()).toEqual(STATES);
  },
);
