/** Where the logo of the auth pages leads: the marketing site, or the marketplace where there is none. */
export const MARKETING_URL = import.meta.env.VITE_MARKETING_URL ?? '/marketplace';
