// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListNotificationsParams, CheckUnsubscribeLinkParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };

export const listNotificationsQuery: Query<ListNotificationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    unread: { isList: false, type: 'boolean' },
    category: {
      isList: false,
      type: 'string',
      enum: ['message', 'claim', 'case_follow', 'offer', 'account'],
    },
  },
  defaults: { page: 1, per_page: 25 },
};

export const checkUnsubscribeLinkQuery: Query<CheckUnsubscribeLinkParams, {}> = {
  fields: {
    token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_.-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};
