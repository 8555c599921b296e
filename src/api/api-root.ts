/** The root of the contract's paths: on the app's own host, or the address of an exchange elsewhere. */
export const API_ROOT = import.meta.env.VITE_API_ROOT ?? '/api';
