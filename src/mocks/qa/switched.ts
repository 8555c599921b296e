import * as zod from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { operations, type OperationId } from '@generated/operations';
import { patternMatcher } from '@/domain/pages/path-patterns';
import { keysOf } from '@/domain/keys-of';
import { safeStorage } from '@/storage/safe-storage';
import { OWN_NAMES, tabStorage } from '../own-storage';
import type { Respond } from '../tabs';
import { ANSWERS, type AnswerName } from './answers';
import { useTabFaults } from './tab-faults';

/** Requests by what they do. The own profile is in no group: without it nobody stays logged in. */
export const GROUPS = { reads: 'Every read', writes: 'Every write', all: 'Everything' };
const PROFILES: OperationId[] = ['getCurrentUser', 'getAdminProfile'];
const MOST_ASKED = 8;

export const OPERATION_IDS = keysOf(operations);

const Switched = zod.object({
  answer: zod.nullable(zod.enum(keysOf(ANSWERS))),
  to: zod.enum([...keysOf(GROUPS), ...OPERATION_IDS]),
});

/** What this tab gets as an answer, and for which requests, until the tab is closed. */
export const useSwitched = create<zod.infer<typeof Switched>>()(
  persist((): zod.infer<typeof Switched> => ({ answer: null, to: 'reads' }), {
    name: OWN_NAMES.answers,
    storage: createJSONStorage(() => safeStorage(tabStorage)),
    merge: (stored, current) => Switched.safeParse(stored).data ?? current,
  }),
);

/** As it is named in a sentence. */
export const nameOf = (to: zod.infer<typeof Switched>['to']): string =>
  to in GROUPS ? GROUPS[to as keyof typeof GROUPS] : to;

/** What this tab has asked for, latest first. */
export const useAsked = create<OperationId[]>()(() => []);

/** Marks the panel's own requests, which are answered as usual. */
export const BY_PANEL = 'X-By-QA-Panel';

/** @param path the path of the contract, without the root of the API. */
export async function answerAsSwitched(
  request: Request,
  path: string,
  exchange: Respond,
): Promise<Response> {
  const id = operationOf(request.method, path);
  if (!id || request.headers.has(BY_PANEL)) return await exchange(request);
  useAsked.setState((asked) => [...new Set([id, ...asked])].slice(0, MOST_ASKED), true);
  const answer = answerTo(id);
  return await (answer ? ANSWERS[answer].give(request, exchange, id) : exchange(request));
}

/** Whether live messages are lost, either with the whole connection or alone. */
export function isCut(): boolean {
  const { answer, to } = useSwitched.getState();
  return (answer === 'noConnection' && to === 'all') || useTabFaults.getState().isLiveCut;
}

function answerTo(id: OperationId): AnswerName | null {
  const { answer, to } = useSwitched.getState();
  if (to === id) return answer;
  const group = isRead(id) ? 'reads' : 'writes';
  return (to === 'all' || to === group) && !PROFILES.includes(id) ? answer : null;
}

export const isRead = (id: OperationId) => operations[id].method === 'GET';

const patternOf = (id: OperationId) => operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
const match = patternMatcher([...new Set(OPERATION_IDS.map(patternOf))]);

function operationOf(method: string, path: string): OperationId | undefined {
  const pattern = match(path)?.pattern;
  return OPERATION_IDS.find((id) => operations[id].method === method && patternOf(id) === pattern);
}
