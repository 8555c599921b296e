// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListDocumentsParams, ReadDocumentContentParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const DocumentKindFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'gov_id',
    'personal_photo',
    'proof_of_claim',
    'account_statement',
    'transaction_history',
    'claim_email',
    'corporate',
    'tax_form',
    'payment_proof',
    'agreement',
    'attachment',
    'other',
  ],
};

export const listDocumentsQuery: Query<ListDocumentsParams, { page: 1; per_page: 25 }> = {
  fields: { page: Page, per_page: PerPage, kind: DocumentKindFilter },
  defaults: { page: 1, per_page: 25 },
};

export const readDocumentContentQuery: Query<ReadDocumentContentParams, {}> = {
  fields: {
    expires: { isList: false, type: 'integer', minimum: 0, maximum: 99999999999 },
    session: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    signature: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 100,
    },
  },
  defaults: {},
};
