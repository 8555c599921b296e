/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';

/**
 * Only documents of these kinds.
 */
export type DocumentKindFilterParameter = DocumentKind[];
