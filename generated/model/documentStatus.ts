/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

export const DocumentStatus = {
  scanning: 'scanning',
  ready: 'ready',
  rejected: 'rejected',
} as const;
