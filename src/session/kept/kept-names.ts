import { onDevice, type PickStorage } from '@/storage/storage';
import { sessionTabStorage } from '../stored-session';

/** What is kept besides the session, by name, and where. What belongs to a person is stored where their session is. */
export const KEPT_IN = {
  'list-views': onDevice,
  'my-bids': sessionTabStorage,
  navbar: onDevice,
} as const satisfies Record<string, PickStorage>;

export type KeptName = keyof typeof KEPT_IN;
