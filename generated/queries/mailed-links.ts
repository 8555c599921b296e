// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type {
  CheckConfirmationParams,
  CheckMagicLinkParams,
  CheckPasswordResetParams,
} from '../model';
import type { Query } from './query.ts';

export const checkConfirmationQuery: Query<CheckConfirmationParams, {}> = {
  fields: {
    confirmation_token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const checkMagicLinkQuery: Query<CheckMagicLinkParams, {}> = {
  fields: {
    token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const checkPasswordResetQuery: Query<CheckPasswordResetParams, {}> = {
  fields: {
    reset_password_token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};
