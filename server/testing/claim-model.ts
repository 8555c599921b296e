import type { ClaimStatus, ErrorBody, MyClaim } from '@generated/model';
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { DAY } from '@/domain/time';
import { claimEventRows, claimRows } from '../db/schema';
import { runDueWork } from '../due-work';
import { type claimSteps, completeFields } from './claim-steps';
import type { TestExchange } from './exchange-client';

/** The state machine again, written by hand: the exchange's own must not be used to check itself. */
const NEXT: Record<ClaimStatus, Partial<Record<Step | Review | 'expire', ClaimStatus>>> = {
  draft: { submit: 'in_review', withdraw: 'withdrawn' },
  changes_requested: { submit: 'in_review', withdraw: 'withdrawn' },
  in_review: {
    approve: 'open',
    request_changes: 'changes_requested',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  open: { pause: 'paused', withdraw: 'withdrawn', expire: 'expired' },
  paused: { resume: 'open', withdraw: 'withdrawn' },
  withdrawn: { relist: 'in_review', revise: 'draft' },
  expired: { relist: 'in_review', revise: 'draft' },
  rejected: {},
  under_offer: {},
  sold: {},
};

type Step = 'submit' | 'pause' | 'resume' | 'withdraw' | 'relist' | 'revise';
type Review = 'approve' | 'request_changes' | 'reject';
export type Actor = 'seller' | 'other' | 'admin';
export type Version = 'present' | 'older' | 'newer';

export interface ModelClaim {
  id: number;
  status: ClaimStatus;
  version: number;
  filled: boolean;
  document: boolean;
  submitted: boolean;
  /** Milliseconds; null before the first listing. */
  ends: number | null;
  /** The version that was last looked at. */
  lookedAt: number;
}
export interface Model {
  claims: ModelClaim[];
  now: number;
}
export interface Real {
  exchange: TestExchange;
  steps: ReturnType<typeof claimSteps>;
  caseId: number;
  token: (actor: Actor) => Promise<string>;
}
interface Answer {
  status: number;
  body: (ErrorBody | MyClaim) | null;
}

export const rowsNow = ({ exchange }: Pick<Real, 'exchange'>) =>
  exchange.db.select().from(claimRows).orderBy(asc(claimRows.id));

/** Expects this answer, and that a refused call leaves every row and every timeline as they were. */
async function expectAnswer(
  real: Real,
  expected: string,
  call: () => Promise<Answer>,
): Promise<void> {
  const { exchange } = real;
  const before = await rowsNow(real);
  const events = await exchange.db.$count(claimEventRows);
  const answer = await call();
  const code = answer.body && 'code' in answer.body ? ` ${answer.body.code}` : '';
  expect(`${answer.status}${code}`).toBe(expected);
  if (answer.status >= 400) {
    expect(await rowsNow(real)).toEqual(before);
    expect(await exchange.db.$count(claimEventRows)).toBe(events);
  }
}

/** What is checked before the claim's status; null if nothing is in the way. */
function barred(actor: Actor, area: 'user' | 'admin', version: Version): string | null {
  if ((actor === 'admin') !== (area === 'admin')) return '403 forbidden';
  if (actor === 'other') return '404 not_found';
  return version === 'present' ? null : '409 stale_version';
}

function sent({ id, version }: ModelClaim, which: Version) {
  const wrong = which === 'newer' || version === 0 ? version + 1 : version - 1;
  return { id, lock_version: which === 'present' ? version : wrong };
}

const isEditable = ({ status }: ModelClaim) => status === 'draft' || status === 'changes_requested';

interface Doing {
  model: Model;
  real: Real;
  claim: ModelClaim;
  actor: Actor;
  version: Version;
}

/** Fills in the claim, or takes the holder's name out again. */
export async function fill({ real, claim, actor, version }: Doing, filled: boolean) {
  const late = isEditable(claim) ? null : '422 transition_not_allowed';
  const refused = barred(actor, 'user', version) ?? late;
  const token = await real.token(actor);
  const fields = filled ? completeFields : { holder_name: null };
  await expectAnswer(real, refused ?? '200', () =>
    real.steps.update(token, sent(claim, version), fields),
  );
  // A value that is already there is not a change.
  if (refused !== null || claim.filled === filled) return;
  claim.filled = filled;
  claim.version += 1;
}

export async function attach({ real, claim, actor }: Doing) {
  if (claim.document) return;
  const late = isEditable(claim) ? null : '422 transition_not_allowed';
  const refused = barred(actor, 'user', 'present') ?? late;
  const token = await real.token(actor);
  await expectAnswer(real, refused ?? '201', () => real.steps.upload(token, claim.id));
  claim.document = refused === null;
}

export async function step({ model, real, claim, actor, version }: Doing, name: Step) {
  const next = NEXT[claim.status][name];
  const incomplete = (name === 'submit' || name === 'relist') && !(claim.filled && claim.document);
  const late = !next ? '422 transition_not_allowed' : incomplete ? '422 claim_incomplete' : null;
  const refused = barred(actor, 'user', version) ?? late;
  const token = await real.token(actor);
  await expectAnswer(real, refused ?? '200', () =>
    real.steps.change(token, sent(claim, version), name),
  );
  if (refused !== null || !next) return;
  if (next === 'in_review') claim.submitted = true;
  if (name === 'resume' && (claim.ends ?? 0) <= model.now) claim.ends = model.now + 90 * DAY;
  claim.status = next;
  claim.version += 1;
}

export async function review({ model, real, claim, actor, version }: Doing, name: Review) {
  const next = NEXT[claim.status][name];
  const refused = barred(actor, 'admin', version) ?? (next ? null : '422 transition_not_allowed');
  const token = await real.token(actor);
  await expectAnswer(real, refused ?? '200', () =>
    real.steps.review(token, sent(claim, version), name),
  );
  if (refused !== null || !next) return;
  if (name === 'approve') claim.ends = model.now + 90 * DAY;
  claim.status = next;
  claim.version += 1;
}

export async function remove({ model, real, claim, actor }: Doing) {
  const isUnseen = (claim.status === 'draft' || claim.status === 'withdrawn') && !claim.submitted;
  const late = isUnseen ? null : '422 transition_not_allowed';
  const refused = barred(actor, 'user', 'present') ?? late;
  const token = await real.token(actor);
  await expectAnswer(real, refused ?? '204', () =>
    real.exchange.as(token).delete(`/api/my_claims/${claim.id}`),
  );
  if (refused === null) model.claims = model.claims.filter((other) => other !== claim);
}

/** The right actor's next step with a claim: by chance alone, few claims would leave their draft. */
export async function proceed(doing: Doing, choice: number) {
  const { claim } = doing;
  const seller = { ...doing, actor: 'seller', version: 'present' } as const;
  const admin = { ...doing, actor: 'admin', version: 'present' } as const;
  switch (claim.status) {
    case 'draft':
    case 'changes_requested':
      if (!claim.filled) await fill(seller, true);
      if (!claim.document) await attach(seller);
      return await step(seller, 'submit');
    case 'in_review': {
      const results: Review[] = ['request_changes', 'reject'];
      return await review(admin, results[choice % 6] ?? 'approve');
    }
    case 'open':
      if (choice % 6 === 0) return await passTime(doing.model, doing.real, 91);
      return await step(seller, choice % 6 === 1 ? 'withdraw' : 'pause');
    case 'paused':
      // A listing also runs out while it is paused.
      if (choice % 3 === 0) return await passTime(doing.model, doing.real, 91);
      return await step(seller, 'resume');
    case 'withdrawn':
    case 'expired':
      return await step(seller, choice % 3 === 0 ? 'revise' : 'relist');
    case 'rejected':
    case 'under_offer':
    case 'sold':
      if (choice % 2 === 0) return await create(doing.model, doing.real);
      return await step(seller, 'relist');
  }
}

/** The right actor with the current version, but perhaps in the wrong status. */
export async function stray(doing: Doing, choice: number) {
  const name = REVIEWS[choice];
  if (name) return await review({ ...doing, actor: 'admin', version: 'present' }, name);
  const any = STEPS[choice % STEPS.length] ?? 'submit';
  return await step({ ...doing, actor: 'seller', version: 'present' }, any);
}

export const STEPS: Step[] = ['submit', 'pause', 'resume', 'withdraw', 'relist', 'revise'];
export const REVIEWS: Review[] = ['approve', 'request_changes', 'reject'];

export async function create(model: Model, { steps, caseId, token }: Real) {
  const { body } = await steps.create(await token('seller'), caseId);
  const fresh = {
    status: 'draft',
    version: 0,
    filled: false,
    document: false,
    submitted: false,
    ends: null,
    lookedAt: 0,
  } as const;
  model.claims.push({ id: body.id, ...fresh });
}

export async function passTime(model: Model, { exchange }: Real, days: number) {
  exchange.advance(days * DAY);
  model.now += days * DAY;
  await runDueWork(exchange.ports, exchange.ports.clock());
  for (const claim of model.claims) {
    const next = NEXT[claim.status].expire;
    if (!next || claim.ends === null || claim.ends > model.now) continue;
    claim.status = next;
    claim.version += 1;
  }
}
