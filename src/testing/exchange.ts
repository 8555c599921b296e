import { cleanup, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ErrorBody } from '@generated/model';
import { getListAuditEventsMockHandler200 } from '@generated/msw/audit/audit.msw';
import { getGetFollowsMockHandler200 } from '@generated/msw/follows/follows.msw';
import {
  getGetCaseFacetsMockHandler200,
  getRecordClaimViewMockHandler204,
} from '@generated/msw/marketplace/marketplace.msw';
import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import { endEpoch } from '@/session/epoch';
import { queryClient } from '@/api/query-client';
import { hangUp } from '@/cable/consumer';
import { useCable } from '@/cable/live';
import { cableHandler } from './cable';
import { unreadCounts } from './notifications';
import { useNavbar } from '@/cases/featured-store';
import { useMyBids } from '@/session/bids/my-bids-store';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { useListViews } from '@/table/view/list-view';

/** The facets next to the lists of cases. */
const NOTHING_COUNTED = getGetCaseFacetsMockHandler200({
  proceeding: [],
  stage: [],
  jurisdiction: [],
});

/** What pages ask for and report once they are at rest. */
const VIEW_NOTED = getRecordClaimViewMockHandler204();
const NOTHING_AUDITED = getListAuditEventsMockHandler200({
  current_page: 1,
  total_count: 0,
  audit_events: [],
});
const NOTHING_FOLLOWED = getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] });
const NOTHING_UNREAD = getGetUnreadCountsMockHandler200(unreadCounts());

/**
 * The exchange of a test file, answered by the generated handlers. Call it at the top of the file and give each test
 * its answers with `exchange.use(getGetCaseMockHandler200(…))`. A request that no handler answers fails the test.
 */
export function mockExchange(): ReturnType<typeof setupServer> {
  const exchange = setupServer(
    cableHandler,
    NOTHING_COUNTED,
    VIEW_NOTED,
    NOTHING_AUDITED,
    NOTHING_FOLLOWED,
    NOTHING_UNREAD,
  );
  beforeAll(() => {
    exchange.listen({ onUnhandledFrame: 'error' });
    // The previous file may have tested the session itself.
    forgetAll();
  });
  afterEach(async () => {
    // Leaving a page saves pending content, which is still a request of this test.
    cleanup();
    await new Promise((resolve) => setTimeout(resolve));
    // An answer that is still in flight must not reach a later test.
    endEpoch();
    exchange.resetHandlers();
    forgetAll();
  });
  afterAll(() => {
    // Otherwise the cable would be reopened when no exchange answers.
    hangUp();
    exchange.close();
  });
  return exchange;
}

/** Resets the app's stores, which all files of a worker share. */
function forgetAll(): void {
  queryClient.clear();
  useSession.setState(INITIAL_SESSION);
  useMyBids.setState({ myBids: [], bidsFetched: false });
  useNavbar.setState(useNavbar.getInitialState());
  useCable.setState(useCable.getInitialState());
  useListViews.setState(useListViews.getInitialState());
}

/** Waits until every call that was made is answered, so that a call that should not have been made is noticed. */
export async function answered(): Promise<void> {
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
}

/** The body of a refusal. */
export function aRefusal(code: ErrorBody['code'], message: string): ErrorBody {
  return { code, message, request_id: 'r-1' };
}

/**
 * An exchange that saves a record with its version, does each act once by its key, and loses its first answer.
 * @param path for example `/api/api/my_claims/:id`
 * @returns what it has saved.
 */
export function loseAnAnswer(
  exchange: ReturnType<typeof mockExchange>,
  path: string,
  begin: { lock_version: number },
) {
  let record = begin;
  const answers = new Map<string | null, typeof record>();
  const saved: unknown[] = [];
  exchange.use(
    http.put(path, async ({ request }) => {
      const key = request.headers.get('Idempotency-Key');
      const answer = answers.get(key);
      if (answer) return HttpResponse.json(answer);
      const body = (await request.json()) as { lock_version: number };
      if (body.lock_version !== record.lock_version)
        return HttpResponse.json(aRefusal('stale_version', 'Somebody else.'), { status: 409 });
      saved.push(body);
      record = { ...record, lock_version: record.lock_version + 1 };
      answers.set(key, record);
      return saved.length === 1 ? HttpResponse.error() : HttpResponse.json(record);
    }),
  );
  return saved;
}
