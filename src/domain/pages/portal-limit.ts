/** So many negotiations, and so many claims, that wait for somebody stand in a portal: those that come first. */
export const PORTAL_LIMIT = 10;
