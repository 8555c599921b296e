/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Own, ready uploads of the kind `attachment` that were sent with no other message (`document_not_usable`). What is named twice counts once.
 * @maxItems 10
 * @items.minimum 1
 * @items.maximum 2147483647
 */
export type AttachedDocumentIds = number[];
