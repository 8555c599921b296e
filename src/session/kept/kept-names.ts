import { onDevice, type PickStorage } from '@/storage/storage';
import { sessionTabStorage } from '../stored-session';

/** What is kept beside the session, by the name it is stored under, and where: what belongs to a person, beside their session. */
export const KEPT_IN = {
  'list-views': onDevice,
  'my-bids': sessionTabStorage,
  navbar: onDevice,
} as const satisfies Record<string, PickStorage>;

export type KeptName = keyof typeof KEPT_IN;
