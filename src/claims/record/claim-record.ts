import type { MyClaim } from '@generated/model';

/** What the seller and our staff read alike of a claim. */
export type ClaimRecord = Omit<MyClaim, 'minimum_percent' | 'documents'>;
