import type { ClaimStatus } from '@generated/model';
import { eq } from 'drizzle-orm';
import { claimRows } from '../db/schema';
import { claimSteps } from './claim-steps';
import { documentSteps } from './document-steps';
import type { TestExchange } from './exchange-client';
import { ALL_ANSWERED } from './market-factories';

/** How the tests of a claim's documents begin, and how they look at them. */
export function claimDocumentSteps(exchange: TestExchange) {
  const steps = claimSteps(exchange);
  return {
    aDraft: async () => {
      const { user, token } = await exchange.user();
      const of = await steps.case();
      return { user, token, of, id: (await steps.create(token, of.id)).body.id };
    },

    /** Changes the claim's status behind the exchange's back. */
    putInto: async (id: number, status: ClaimStatus) => {
      const listed_at = exchange.ports.clock();
      await exchange.db
        .update(claimRows)
        .set({
          ...ALL_ANSWERED,
          status,
          holder_name: 'M',
          face_amount: '1',
          listed_at,
          expires_at: listed_at,
        })
        .where(eq(claimRows.id, id));
    },

    /** The bytes behind a signed address, read without a session. */
    content: async (url: string) => (await documentSteps(exchange).content(url)).bytes,
  };
}
