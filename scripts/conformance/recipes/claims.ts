import type { Schema } from '../../contract/openapi-types.ts';
import { at, idOf, rowsOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import { png } from '../session/multipart.ts';
import type { Actor } from '../session/world.ts';
import { seller } from './people.ts';

export interface OwnClaim {
  id: number;
  version: number;
}

interface CaseFacts {
  id: number;
  parameters: unknown;
  documents: string[];
}

const COUNTRIES = ['SE', 'DE', 'US', 'CH'];

const textsOf = (value: unknown, path: string): string[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found.map(String) : [];
};
const listOf = (value: unknown, path: string): unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? (found as unknown[]) : [];
};

/** The case on the market that requires the fewest documents. */
const easiestCase = (check: Case) =>
  once(check, 'easiest case', async (): Promise<CaseFacts> => {
    const cases = rowsOf(await check.call('listCases'), 'cases').slice(0, 8);
    const facts: CaseFacts[] = [];
    for (const row of cases) {
      const id = Number(at(row, 'id'));
      const { json } = await check.call('getCaseParameters', { params: { id } });
      const documents = textsOf(json, 'required_document_kinds');
      facts.push({ id, parameters: json, documents });
    }
    const [first] = facts.toSorted((a, b) => a.documents.length - b.documents.length);
    return first ?? check.skip('there is no case on the market');
  });

/** Any case of the market. */
async function anyCase(check: Case): Promise<number> {
  const known = await easiestCase(check).catch(() => null);
  if (known) return known.id;
  const [row] = rowsOf(await check.call('listCases'), 'cases');
  return row === undefined ? 1 : Number(at(row, 'id'));
}

export async function draftBody(check: Case): Promise<{ case_id: number; claim: object }> {
  return {
    case_id: await anyCase(check),
    claim: { face_amount: '250000', description: 'A claim of a conformance run.' },
  };
}

/**
 * Every field that a review requires, as the case wants it; fields that only the contract names get the first value of
 * their schema.
 */
function completeFields({ world }: Case, facts: CaseFacts): object {
  const known = fieldsByCase(facts);
  const { contract } = world;
  const fields = contract.schemas['ClaimFields'];
  const asked = (fields?.['x-needed-for-review'] ?? [])
    .filter(({ field, when }) => !(field in known) && when === undefined)
    .map(({ field }) => [field, firstValue(contract, fields?.properties?.[field] ?? {})]);
  return { ...(Object.fromEntries(asked) as object), ...known };
}

/** The first value of an enum, otherwise no. */
function firstValue({ resolve }: Case['world']['contract'], schema: Schema): unknown {
  const whole = resolve(schema);
  const branches = [whole, ...(whole.oneOf ?? []).map(resolve)];
  return branches.flatMap(({ enum: values = [] }) => values)[0] ?? false;
}

function fieldsByCase({ parameters }: CaseFacts): Record<string, unknown> {
  const minimum = Number(at(parameters, 'minimum_claim_amount') ?? 0);
  const amount = String(Math.max(250_000, Math.ceil(minimum) * 2));
  const barred = textsOf(parameters, 'restricted_countries');
  const questions = listOf(parameters, 'questions').filter(
    (asked) => at(asked, 'required') === true,
  );
  return {
    holder_type: 'individual',
    holder_name: 'Conformance Run',
    holder_country: COUNTRIES.find((country) => !barred.includes(country)) ?? 'SE',
    claim_type: textsOf(parameters, 'claim_types')[0],
    claim_class: at(parameters, 'claim_classes.0.code') ?? null,
    face_amount: amount,
    register_status: 'scheduled',
    scheduled_amount: amount,
    answers: Object.fromEntries(
      questions.map((asked) => [String(at(asked, 'key')), answerTo(asked)]),
    ),
    ask_percent: '50',
  };
}

function answerTo(question: unknown): string | boolean {
  switch (at(question, 'type')) {
    case 'boolean':
      return false;
    case 'number':
      return String(Number(at(question, 'minimum') ?? 1));
    case 'date':
      return '2024-01-31';
    case 'select':
      return textsOf(question, 'options')[0] ?? '';
    default:
      return 'No.';
  }
}

/** How a claim gets into each status that the suite can bring it into. */
const WAYS: Record<string, { from: string; operation: string }> = {
  in_review: { from: 'draft', operation: 'submitMyClaim' },
  changes_requested: { from: 'in_review', operation: 'requestClaimChanges' },
  rejected: { from: 'in_review', operation: 'rejectClaim' },
  open: { from: 'in_review', operation: 'approveClaim' },
  paused: { from: 'open', operation: 'pauseMyClaim' },
  held: { from: 'open', operation: 'pauseClaim' },
  withdrawn: { from: 'draft', operation: 'withdrawMyClaim' },
};

export const REACHABLE = ['draft', ...Object.keys(WAYS)];

/**
 * The status of a claim; `held` for one that the staff have taken off the market, because only they can put it back.
 */
function stateOf(json: unknown): string {
  const status = String(at(json, 'status'));
  return status === 'paused' && typeof at(json, 'review_note') === 'string' ? 'held' : status;
}

/** The status of the claims with which a step begins, by the contract's status. */
export const startOf = (operation: string, from: string) =>
  operation === 'resumeClaim' && from === 'paused' ? 'held' : from;

/** Claims of this run that wait to be reused, by status. */
async function pool(check: Case): Promise<Map<string, OwnClaim[]>> {
  return await once(check, 'claims', async () => new Map<string, OwnClaim[]>());
}

/** A complete claim of the suite's own in this status; nobody else uses it until `keepClaim` gives it back. */
export async function claimIn(check: Case, status: string): Promise<OwnClaim> {
  const waiting = (await pool(check)).get(status)?.pop();
  if (waiting) return waiting;
  if (status === 'draft') return await completeDraft(check);
  const way = WAYS[status] ?? check.skip(`the suite knows no way to ${status}`);
  const before = await claimIn(check, way.from);
  const answer = await check.succeed(way.operation, {
    as: await actorOf(check, way.operation),
    params: { id: before.id },
    body: stepBody(check, way.operation, before.version),
  });
  const reached = stateOf(answer.json);
  if (reached !== status) check.skip(`${way.operation} led to ${reached} and not to ${status}`);
  return { id: before.id, version: Number(at(answer.json, 'lock_version')) };
}

/** Gives a claim back, in its current status. */
export async function keepClaim(check: Case, json: unknown): Promise<void> {
  const claims = await pool(check);
  const status = stateOf(json);
  const claim = { id: Number(at(json, 'id')), version: Number(at(json, 'lock_version')) };
  claims.set(status, [...(claims.get(status) ?? []), claim]);
}

/** The actor of a step of a claim. */
export async function actorOf(check: Case, operation: string): Promise<Actor> {
  if (check.operation(operation).role !== 'admin') return await seller(check);
  if (!check.world.tokens.has('admin')) check.skip('no administrator is given');
  return 'admin';
}

/** The body of a step of a claim: the version, and a note if the step takes one. */
export function stepBody(check: Case, operation: string, version: number): Record<string, unknown> {
  const schema = check.operation(operation).body?.schema ?? {};
  const { required = [] } = check.world.contract.resolve(schema);
  return {
    lock_version: version,
    ...(required.includes('review_note') && { review_note: 'This is a test of the exchange.' }),
  };
}

/** @param by the seller; by default the seller of this run. */
export async function completeDraft(check: Case, by?: Actor): Promise<OwnClaim> {
  const as = by ?? (await seller(check));
  const facts = await easiestCase(check);
  const made = await check.succeed('createMyClaim', {
    as,
    body: { case_id: facts.id, claim: completeFields(check, facts) },
  });
  const id = idOf(made);
  for (const kind of facts.documents) {
    const form = { kind, file: { filename: `${kind}.png`, bytes: png } };
    await check.succeed('uploadClaimDocument', { as, params: { id }, form });
  }
  const { json } = await check.call('getMyClaim', { as, params: { id } });
  return { id, version: Number(at(json, 'lock_version')) };
}

/** An incomplete draft, which costs one call. */
export async function newDraft(check: Case): Promise<OwnClaim & { as: Actor }> {
  const as = await seller(check);
  const made = await check.succeed('createMyClaim', { as, body: await draftBody(check) });
  return { as, id: idOf(made), version: Number(at(made.json, 'lock_version')) };
}
