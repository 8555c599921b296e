import * as fc from 'fast-check';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import { at, answerOf, type Answer, asCurl } from '../session/answer.ts';
import { judge } from '../session/judge.ts';
import { requestOf } from '../session/case.ts';
import type { Sent, Transport } from '../session/transport.ts';
import { type Actor, createWorld, type SuiteOptions, type World } from '../session/world.ts';
import { callOf, collectionOf, drawsOf, type Pool } from './request.ts';

export interface FuzzOptions {
  tokens: Partial<Record<Actor, string>>;
  requests: number;
  seed: number;
  from?: number;
  only?: readonly string[];
  baseUrl: string;
}

interface Finding {
  /** The number of the request in the run of this seed. */
  number: number;
  operation: string;
  faults: string[];
  repeat: string;
}

export interface FuzzReport {
  findings: Finding[];
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** Operations that have succeeded at least once. */
  succeeded: Set<string>;
  requests: number;
}

const PATIENCE_MS = 10_000;
const MOST_IDS = 50;

/** Sends requests made from the contract alone; everything that breaks it is a finding. */
export async function runFuzz(
  contract: Contract,
  transport: Transport,
  { tokens, requests, seed, from = 0, only, baseUrl }: FuzzOptions,
): Promise<FuzzReport> {
  const world = createWorld(contract, transport, { accounts: accountsOf(tokens), baseUrl });
  const actors: Actor[] = ['visitor', ...world.tokens.keys()];
  const operations = contract.operations.filter(({ id }) => only?.includes(id) ?? true);
  const draws = new Map(operations.map((each) => [each, drawsOf(each, contract, actors)]));
  const pool: Pool = { ids: new Map(), versions: new Map(), own: await ownIds(world) };
  const report: FuzzReport = { findings: [], statuses: new Map(), succeeded: new Set(), requests };
  for (let number = from; number < from + requests; number += 1) {
    // A seed of its own for each request, so that a run can continue at any of them.
    const own = Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(number + 1, 40_503);
    const operation = operations[(own >>> 8) % operations.length];
    const draw = operation && draws.get(operation);
    if (!draw) continue;
    const [drawn] = fc.sample(draw, { numRuns: 1, seed: own });
    if (!drawn) continue;
    const sent = requestOf(world, drawn.operation, callOf(drawn, pool));
    const { faults, answer } = await ask(world, drawn.operation, sent);
    if (answer) {
      report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) report.succeeded.add(drawn.operation.id);
      learn(pool, drawn.operation, answer);
    }
    if (faults.length > 0)
      report.findings.push({
        number,
        operation: drawn.operation.id,
        faults,
        repeat: asCurl(sent, baseUrl),
      });
  }
  return report;
}

function accountsOf(tokens: FuzzOptions['tokens']): SuiteOptions['accounts'] {
  return Object.fromEntries(Object.entries(tokens).map(([actor, token]) => [actor, { token }]));
}

async function ask(world: World, operation: Operation, sent: Sent) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tell = () => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`));
    timer = setTimeout(tell, PATIENCE_MS);
  });
  try {
    const answer = answerOf(sent, await Promise.race([world.transport(sent), late]));
    return { answer, faults: judge(world.contract, world.schemas, operation, answer) };
  } catch (error) {
    return { answer: null, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps the ids and versions of the records in an answer. */
function learn({ ids, versions }: Pool, operation: Operation, { status, json }: Answer): void {
  if (status >= 300 || typeof json !== 'object' || json === null) return;
  const lists = Object.values(json).filter((value) => Array.isArray(value)) as unknown[][];
  const collection = collectionOf(operation);
  for (const record of [json, ...lists.flat()]) {
    const id = at(record, 'id');
    if (typeof id !== 'number') continue;
    const known = ids.get(collection) ?? [];
    ids.set(collection, [...new Set([id, ...known])].slice(0, MOST_IDS));
    // A decision of the staff concerns a record of another collection.
    const version = at(record, 'lock_version');
    if (typeof version === 'number') versions.set(`${collection} ${id}`, version);
    if (collection === '/api/my_claims') {
      ids.set('/admin/claims', ids.get(collection) ?? []);
      if (typeof version === 'number') versions.set(`/admin/claims ${id}`, version);
    }
  }
}

/** The users whose sessions send the requests. */
async function ownIds(world: World): Promise<Set<number>> {
  const own = new Set<number>();
  const profile = world.contract.byId.get('getCurrentUser');
  for (const as of ['user', 'buyer'] as const) {
    if (!profile || !world.tokens.has(as)) continue;
    const { answer } = await ask(world, profile, requestOf(world, profile, { as }));
    const id = answer && at(answer.json, 'id');
    if (typeof id === 'number') own.add(id);
  }
  return own;
}
