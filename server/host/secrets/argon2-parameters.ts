/** OWASP's first choice for argon2id. The encoded hash holds its parameters, so each host can read the other's. */
export const argon2Parameters = {
  /** KiB. */
  memory: 19 * 1024,
  passes: 2,
  lanes: 1,
} as const;
