/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LinkStateState } from './linkStateState.ts';

/**
 * What a link would do if it were used now. Reading it uses nothing up.
 */
export interface LinkState {
  state: LinkStateState;
}
