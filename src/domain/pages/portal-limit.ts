/** The maximum number of waiting negotiations, and of waiting claims, in a portal. It shows the most urgent ones. */
export const PORTAL_LIMIT = 10;
