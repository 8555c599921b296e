import { findCase } from '../../cases/find-case';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { adminCaseBody } from '../case-bodies';
import { factHandlers } from './facts';
import { guideHandlers } from './guide';
import { newsHandlers } from './news';
import { statusHandlers } from './status';

/** What our staff read of cases and do with them. */
export const adminCaseHandlers = {
  getAdminCase: async ({ params, caller, ports: { db } }) => {
    const row = await findCase(db, params.id);
    return row ? { status: 200, body: await adminCaseBody(db, row, caller) } : refuse('not_found');
  },

  ...factHandlers,
  ...statusHandlers,
  ...guideHandlers,
  ...newsHandlers,
} satisfies Partial<Handlers>;
