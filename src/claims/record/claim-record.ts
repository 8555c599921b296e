import type { MyClaim } from '@generated/model';

/** What both the seller and our staff read of a claim. */
export type ClaimRecord = Omit<MyClaim, 'minimum_percent' | 'documents'>;
