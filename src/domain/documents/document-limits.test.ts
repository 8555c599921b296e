import { expect, test } from 'vitest';
import { documentFault } from './document-limits';

const MEGABYTE = 1024 * 1024;

test.each([
  ['application/pdf', 25 * MEGABYTE, 'proof_of_claim', null],
  ['application/pdf', 25 * MEGABYTE + 1, 'proof_of_claim', 'This file is larger than 25 MB.'],
  ['image/png', 10 * MEGABYTE, 'gov_id', null],
  ['image/png', 10 * MEGABYTE + 1, 'gov_id', 'This file is larger than 10 MB.'],
  ['image/png', 10 * MEGABYTE + 1, 'personal_photo', 'This file is larger than 10 MB.'],
  ['image/png', 0, 'gov_id', 'This file is empty.'],
  ['text/plain', 1, 'gov_id', 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.'],
  ['toString', 1, 'gov_id', 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.'],
] as const)('of a file of %s with %i bytes as %s: %s', (type, size, kind, fault) => {
  expect(documentFault({ type, size }, kind)).toBe(fault);
});
