// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { GetCurrentAgreementParams, GetAgreementParams } from '../model';
import type { Query } from './query.ts';

export const getCurrentAgreementQuery: Query<GetCurrentAgreementParams, { kind: 'buyer_access' }> =
  {
    fields: { kind: { isList: false, type: 'string', enum: ['buyer_access'] } },
    defaults: { kind: 'buyer_access' },
  };

export const getAgreementQuery: Query<GetAgreementParams, { kind: 'buyer_access' }> = {
  fields: { kind: { isList: false, type: 'string', enum: ['buyer_access'] } },
  defaults: { kind: 'buyer_access' },
};
