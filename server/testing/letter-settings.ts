import type { LetterSettings } from '../notifications/write-notification';

/** The settings with which the tests' exchanges write letters. */
export const LETTER_SETTINGS: LetterSettings = {
  publicOrigin: 'https://claims.example.com',
  apiRoot: '/api',
  staffEmail: 'staff@claims.example.com',
  signingKey: new Uint8Array(32).fill(7),
};
