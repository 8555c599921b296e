/** What the device keeps beside the session, by the name it is stored under. */
export const KEPT_NAMES = ['list-views', 'my-bids', 'navbar'] as const;

export type KeptName = (typeof KEPT_NAMES)[number];
