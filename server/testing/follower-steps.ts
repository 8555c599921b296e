import type { ClaimFields, SavedSearch, SavedSearchFields } from '@generated/model';
import { expect } from 'vitest';
import { runDueWork } from '../due-work';
import { claimSteps } from './claim-steps';
import type { TestExchange } from './exchange-client';

/** What people do who follow claims and cases and save searches, and what they are told. */
export function followerSteps(exchange: TestExchange) {
  const runNow = async () => await runDueWork(exchange.ports, exchange.ports.clock());

  async function market() {
    const steps = claimSteps(exchange);
    const seller = await exchange.user({ email: 'seller@example.com' });
    const { token: admin } = await exchange.admin();
    const ftx = await steps.case({ name: 'FTX' });
    const list = async (fields: ClaimFields = {}) => {
      const draft = await steps.completeDraft(seller.token, ftx.id);
      const named = (await steps.update(seller.token, draft, fields)).body;
      const submitted = (await steps.change(seller.token, named, 'submit')).body;
      await steps.review(admin, submitted, 'approve');
      return await steps.read(seller.token, draft.id);
    };
    const person = async (name: string, values = {}) => {
      const email = `${name}@example.com`;
      const { user, token } = await exchange.user({ email, ...values });
      const client = exchange.as(token);
      return {
        user,
        follow: async (path: string) => {
          expect((await client.post(`/api/${path}/follow`)).status).toBe(200);
          exchange.advance(1);
        },
        search: async (fields: Partial<SavedSearchFields> = {}) => {
          const search = { name: 'All', params: {}, frequency: 'instant', ...fields };
          const saved = await client.post<SavedSearch>('/api/saved_searches', {
            saved_search: search,
          });
          expect(saved.status).toBe(201);
          exchange.advance(1);
          return saved.body;
        },
        change: async (
          search: SavedSearch,
          changes: Partial<Pick<SavedSearch, 'frequency' | 'params'>>,
        ) => {
          const { params, frequency } = search;
          const changed = await client.put<SavedSearch>(`/api/saved_searches/${search.id}`, {
            saved_search: { name: search.name, params, frequency, ...changes },
            lock_version: search.lock_version,
          });
          expect(changed.status).toBe(200);
          exchange.advance(1);
          return changed.body;
        },
      };
    };
    return { steps, seller, admin, ftx, list, person };
  }

  /** The mails to followers, as `receiver: subject`, without the seller's own. */
  async function told() {
    await runNow();
    const mails = await exchange.mails();
    return mails
      .filter(({ kind }) => /^(followed_|saved_search_)/.test(kind))
      .map(({ to, subject }) => `${to.replace('@example.com', '')}: ${subject}`);
  }

  return { market, told, runNow };
}
