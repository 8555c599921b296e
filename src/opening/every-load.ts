import { ADMIN_LOADS } from '../admin-route-loads.ts';
import { LOADS } from '../route-loads.ts';

/** What every page begins with, for whoever does not count what is loaded. */
export const EVERY_LOAD = { ...LOADS, ...ADMIN_LOADS };
