/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Last day for objections to the transfer, 21 days after the filing (Rule 3001(e)), or the next working day of the United States where that one is none (Rule 9006(a)(1)(C)), or as staff have recorded it; null before.
 * @nullable
 */
export type ObjectionDeadline = string | null;
