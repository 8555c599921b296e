/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Words to look for; every word must occur. Case and accents of ASCII letters do not count.
 */
export type SearchParameter = string;
