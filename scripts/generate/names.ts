/** `listClaims` as `ListClaims`. */
export const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `ClaimPage` as `claimPage`. */
export const camel = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `#/components/schemas/Claim` as `Claim`; empty if it is not a reference. */
export const nameOf = ({ $ref = '' }: { $ref?: string }): string =>
  $ref.slice($ref.lastIndexOf('/') + 1);
